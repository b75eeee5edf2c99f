import type { PasswordCriterion } from '@portal/contract/password';

/** Words of the password fields and of setting a new password (spec 1 sections 5 and 8). */
export const password = {
  label: 'Password',
  newLabel: 'New password',
  confirm: 'Confirm password',
  confirmNew: 'Confirm new password',
  show: 'Show {label}',
  hide: 'Hide {label}',
  showShort: 'Show',
  hideShort: 'Hide',
  criteria: 'Your password must have:',
  met: 'done',
  unmet: 'still missing',
  progress: '{met} of {all} password criteria met. Still missing: {missing}.',
  allMet: 'All password criteria are met.',
} as const;

export const criteria: Record<PasswordCriterion, string> = {
  length: 'at least 10 characters',
  digit: 'at least one digit',
  upper: 'at least one upper-case letter',
  lower: 'at least one lower-case letter',
  special: 'at least one special character (like !)',
};

/** Words of a forgotten password. */
export const forgotten = {
  title: 'Reset your password',
  intro: 'Enter the email address of your account. We will send you a link to set a new password.',
  email: 'Email',
  submit: 'Send Reset Link',
  submitting: 'Sending',
  backToLogin: 'Back to log in',
  newTitle: 'Set a new password',
  newIntro: 'This logs you out everywhere. Then log in with your new password.',
  newSubmit: 'Save New Password',
  newSubmitting: 'Saving',
  checking: 'Checking your link',
  loading: 'Loading',
} as const;
