/** Words of sign-in (spec 1 sections 2, 5 and 8). */
export const login = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  submitting: 'Logging in',
  forgotPassword: 'Forgot your password?',
  createAccount: 'Create an Account',
  wasReset: 'Your password has been reset. Please log in.',
  sessionEnded: 'Your session has ended. Log in to continue where you were.',
  sentHere: 'Log in to see that page.',
  agree: 'Agree',
  cancel: 'Cancel',
  close: 'Close',
  moved:
    'Your account was moved to this portal. We sent you an email with a link to set your password. Follow it, then log in here.',
  unverified:
    'Your email address is not verified yet, so you cannot log in. Follow the link in the email that we sent you, or have it sent again.',
  invalidInstitution: 'Invalid Institution',
  notAMember:
    'You seem to be no longer a member of your institution. If this is a mistake, contact support: {support}.',
} as const;

/** Words of the link in the mail about many wrong passwords. */
export const unlock = {
  title: 'Let me log in',
  intro: 'Somebody tried to log in to your account with wrong passwords, so new tries have to wait.',
  text: 'Press the button, and you can log in from here without waiting.',
  submit: 'Let me log in now',
  submitting: 'Unlocking',
  done: 'You can log in now.',
  toLogin: 'Go to log in',
  bad: 'This link was used before or is too old. Try to log in; if you still have to wait, set a new password.',
  toReset: 'Set a new password',
  failed: 'Nothing was changed. Please try again.',
} as const;
