/** Words of email. */
export const email = {
  // ResendButton
  theMailIsSentAgain: 'The mail is sent again',
  theMailCouldNotBe: 'The mail could not be sent again',
  resend: 'Resend{visuallyHidden}',
  // ReadButton
  read: 'Read{visuallyHidden}',
  cc: 'CC',
  bcc: 'BCC',
  sentAt: 'Sent',
  notSent: 'Not yet',
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
  administration: 'Administration',
  email: 'Email log',
  emails: 'Emails',
  mailsAppearHereAsSoon: 'Mails appear here as soon as the portal writes one.',
  statuses: { failed: 'Failed', queued: 'Waiting', sent: 'Sent' },
  subjects: {
    request: 'Request',
    project: 'Project',
    dataset: 'Dataset',
    institution: 'Institution',
    user: 'User',
    agreement: 'RDA',
  },
} as const;
