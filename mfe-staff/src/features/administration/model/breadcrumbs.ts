import { administration } from '#texts/administration';

export const BREADCRUMBS = [
  { label: administration.home, to: '/' },
  { label: administration.title, to: '/administration' },
];
