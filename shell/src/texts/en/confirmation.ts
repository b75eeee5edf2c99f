/** Words of the confirmation screens (spec 1 section 2). */
export const confirmation = {
  next: 'What happens next',
  toLogin: 'Go to login',
  toHome: 'Return To Home',
  notArrived: "Didn't get it within 10 minutes? Check your spam folder, or send it again.",
  sendAgain: 'Send the email again',
  sending: 'Sending',
  expiredWithoutLink:
    'If you followed an expired link, we have sent you a new email. Otherwise, log in and ask for a new one there.',
  contactSupport: 'Contact Support: {support}',
  arrives: 'The email arrives within 10 minutes. Follow its link, then log in.',
  close: 'Close',
} as const;

interface ConfirmationWords {
  readonly heading: string;
  readonly text: readonly string[];
}

/** `{email}` is the address, when the page before has passed it. */
export const confirmations = {
  registered: {
    heading: 'Thank you. Check your email.',
    text: [
      'We have sent an email to {email}. Follow the link in it to finish setting up your account.',
      'The link works once, within 7 days. After that you can ask for a new one.',
    ],
  },
  forgotten: {
    heading: 'Check your email',
    text: [
      'If {email} belongs to an account, we have sent an email with a link to reset the password.',
      'The link works for one hour and only once.',
    ],
  },
  pr_add_sbso: {
    heading: 'Thank you. We have emailed your Signing Official.',
    text: [
      'You can already submit requests. Until your institution is confirmed, each is marked as from an unconfirmed institution.',
    ],
  },
  sbso_said_no: {
    heading: 'Thanks for telling us',
    text: [
      'You declined the invitation. No account was created for you.',
      "We have asked the researcher who named you to choose another Signing Official. You don't need to do anything.",
    ],
  },
  expired: {
    heading: 'Your verification code has expired',
    text: ['We have sent you a new email. Follow the link in it to continue.'],
  },
  institution: {
    heading: 'Thank you. The foundation will review your institution.',
    text: [
      'Your institution stays unconfirmed until the review is done.',
      'Researchers at your institution can already submit requests.',
      'Once your institution is approved, we will email you a link to sign the Researcher Distribution Agreement (RDA).',
    ],
  },
  accepted: {
    heading: 'Thank you. Your account is ready.',
    text: [
      'Log in with {email} and the password you just set.',
      "Next, you will enter your institution's details.",
    ],
  },
  unknown: {
    heading: 'Check your email',
    text: ['If you just asked for an email, it will arrive within 10 minutes. Follow the link in it.'],
  },
} as const satisfies Record<string, ConfirmationWords>;

export type ConfirmationKey = keyof typeof confirmations;

/** Instead of `{email}` when the address is not known, for example after the page was opened anew. */
export const yourAddress = 'your address';

/** Words while a link from a mail is looked at. */
export const verification = {
  checking: 'Checking your link',
  loading: 'Loading',
  invalidTitle: 'This link does not work',
  invalidText:
    'It may already have been used, or a newer email has replaced it. Try to log in. If your email address is not verified yet, you can ask for a new email there.',
  retryTitle: "We couldn't check the link",
} as const;
