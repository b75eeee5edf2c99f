import { administration } from '#texts/administration';

export const CRUMBS = [
  { label: administration.home, to: '/' },
  { label: administration.title, to: '/administration' },
];
