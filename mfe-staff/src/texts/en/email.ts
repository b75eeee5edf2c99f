/** Words of email. */
export const email = {
  resend: {
    done: 'The email is being sent again',
    failed: "We couldn't send the email again",
    button: 'Send again{hiddenSubject}',
  },
  read: 'Read{hiddenSubject}',
  details: {
    cc: 'CC',
    bcc: 'BCC',
    sentAt: 'Sent',
    notSent: 'Not yet',
  },
  columns: {
    subject: 'Subject',
    to: 'To',
    template: 'Template',
    about: 'About',
    status: 'Status',
    attempts: 'Attempts',
    created: 'Created',
    action: 'Action',
  },
  administration: 'Administration',
  title: 'Email log',
  caption: 'Emails',
  search: 'Search subject, recipient or request code',
  emptyText: 'Emails appear here as soon as the portal creates one.',
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
