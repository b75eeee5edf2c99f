import { mailTemplate as words } from '#texts/mail-template';

export const BREADCRUMBS = [
  { label: words.home, to: '/' },
  { label: words.administration, to: '/administration' },
  { label: words.title, to: '/administration/email-templates' },
];
