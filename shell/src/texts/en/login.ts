/** Words of sign-in (spec 1 sections 2, 5 and 8). */
export const login = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  submitting: 'Logging in',
  passkey: 'Use a passkey',
  continueWith: 'Continue with {name}',
  demo: 'This is a demonstration, so no role needs a second factor here.',
  forgotPassword: 'Forgot your password?',
  createAccount: 'Create an Account',
  wasReset: 'Your password has been reset. Please log in.',
  sessionEnded: 'Your session has ended. Log in to continue where you left off.',
  sentHere: 'Log in to see this page.',
  agree: 'Agree',
  cancel: 'Cancel',
  close: 'Close',
  moved:
    'Your account has moved to this portal. We emailed you a link to set your password. Set it, then log in here.',
  unverified:
    "Your email address is not verified yet, so you can't log in. Follow the link in the email we sent you, or have it sent again.",
  invalidInstitution: 'Invalid Institution',
  notAMember:
    'You no longer seem to be a member of your institution. If this is a mistake, contact support: {support}.',
} as const;

/** Words of the link in the mail about many wrong passwords. */
export const unlock = {
  title: 'Let me log in',
  intro: 'Someone tried to log in to your account with wrong passwords, so logging in is delayed.',
  text: 'Select the button to log in here without waiting.',
  submit: 'Let me log in now',
  submitting: 'Unlocking',
  done: 'You can log in now.',
  toLogin: 'Go to login',
  bad: 'This link has been used or has expired. Try to log in. If you still have to wait, set a new password.',
  toReset: 'Set a new password',
  failed: 'Logging in is still delayed. Please try again.',
} as const;
