import { workload as words } from '#texts/workload';

export const CRUMBS = [
  { label: words.home, to: '/' },
  { label: words.title, to: '/reviewers' },
];
