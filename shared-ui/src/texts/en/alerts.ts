/** Words of alerts and of the error report (spec 1 section 8, "Other"). */
export const alert = {
  region: 'Alerts',
  ask: 'Do you want to send an error report? It helps us to find out what went wrong.',
  send: 'Send an error report',
  clear: 'Clear: {message}',
  types: { alert: 'Alert', reminder: 'Reminder', information: 'Information', maintenance: 'Maintenance' },
} as const;

export const report = {
  title: 'Submit an error report?',
  explain:
    'Sorry that this happened. The report goes to the people who look after the portal. Your email address and the information that you submitted are included; passwords are not.',
  page: 'Page',
  call: 'Call',
  sent: 'What was sent',
  received: 'What came back',
  nothing: 'Nothing',
  notesHelp: 'What were you doing? You need not fill this in.',
  sending: 'Sending',
  failed: 'The report could not be sent. Please try again, or write to support.',
  thanks: 'Thank you. The collections team will reach out to you.',
  close: 'Close',
} as const;
