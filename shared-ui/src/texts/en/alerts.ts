/** Words of alerts and of the error report (spec 1 section 8, "Other"). */
export const alert = {
  region: 'Alerts',
  ask: 'Send an error report? It helps us find out what went wrong.',
  send: 'Send an error report',
  clear: 'Clear: {message}',
  dismiss: 'Dismiss: {message}',
  types: { alert: 'Alert', reminder: 'Reminder', information: 'Information', maintenance: 'Maintenance' },
} as const;

export const report = {
  title: 'Submit an error report?',
  explain:
    'Sorry about that. The report goes to the people who run the portal. It includes your email address and the information you submitted, but no passwords.',
  page: 'Page',
  call: 'Call',
  sent: 'Sent',
  received: 'Received',
  nothing: 'Nothing',
  notesHelp: 'What were you doing? (optional)',
  sending: 'Sending',
  failed: "We couldn't send the report. Please try again, or write to support.",
  thanks: 'Thank you. The collections team will reach out to you.',
  close: 'Close',
} as const;
