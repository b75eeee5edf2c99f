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
