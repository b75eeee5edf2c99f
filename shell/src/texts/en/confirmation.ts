/** Words of the confirmation screens (spec 1 section 2). */
export const confirmation = {
  title: 'Verification',
  next: 'What happens next',
  toLogin: 'Go to log in',
  toHome: 'Go to the home page',
  notArrived: 'Nothing there after 10 minutes? Look in the spam folder, or send it again.',
  sendAgain: 'Send the email again',
  sending: 'Sending',
  expiredWithoutLink:
    'If you came here by an old link, we have sent you a new email. If not, log in: you can have the email sent again there.',
  contactSupport: 'Contact Support: {support}',
  arrives: 'The email arrives within 10 minutes. Follow its link; then log in.',
  close: 'Close',
} as const;

interface ConfirmationWords {
  readonly heading: string;
  readonly text: readonly string[];
}

/** `{email}` is the address, when the page before has told it. */
export const confirmations = {
  registered: {
    heading: 'Thank you. Check your email.',
    text: [
      'We have sent an email to {email}. Follow the link in it to finish your account.',
      'The link works for 7 days. After that you can ask for a new one.',
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
    heading: 'Thank you. We will contact your Signing Official.',
    text: [
      'The foundation follows up with the Signing Official that you named.',
      'Until your institution is confirmed, it shows as unconfirmed.',
      'You may still submit requests in the meantime.',
    ],
  },
  sbso_said_no: {
    heading: 'Thanks for telling us',
    text: [
      'You have declined the invitation, and no account was made for you.',
      'The researcher who named you is asked to name another Signing Official. You need not do anything.',
    ],
  },
  expired: {
    heading: 'Your verification code has expired',
    text: ['We have sent you a new email. Follow the link in it to go on.'],
  },
  institution: {
    heading: 'Thank you. The foundation will review your institution.',
    text: [
      'Your institution stays unconfirmed until the review is done.',
      'Researchers of your institution can still submit requests in the meantime.',
      'Once the institution is confirmed, we contact the Signing Official to sign the Researcher Distribution Agreement (RDA).',
    ],
  },
  accepted: {
    heading: 'Thank you. Your account is ready.',
    text: [
      'Log in with {email} and the password that you have just set.',
      'Then you give the details of your institution.',
    ],
  },
  unknown: {
    heading: 'Check your email',
    text: ['If you have just asked us for an email, it arrives within 10 minutes. Follow the link in it.'],
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
    'It may have been used already, or a newer email has replaced it. Try to log in: if your email address is not verified yet, you can have the email sent again there.',
  retryTitle: 'The link could not be checked',
} as const;
