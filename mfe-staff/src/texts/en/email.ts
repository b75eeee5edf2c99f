/** Words of email. */
export const email = {
  // ResendButton
  theMailIsSentAgain: 'The mail is sent again',
  theMailCouldNotBe: 'The mail could not be sent again',
  resend: 'Resend{visuallyHidden}',
  // email-columns
  subject: 'Subject',
  to: 'To',
  template: 'Template',
  about: 'About',
  status: 'Status',
  attempts: 'Attempts',
  created: 'Created',
  action: 'Action',
  // EmailPage
  email: 'Email',
  emails: 'Emails',
  mailsAppearHereAsSoon: 'Mails appear here as soon as the portal writes one.',
} as const;
