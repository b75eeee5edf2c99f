/** Words of the summary of a Research Match application. */
export const matchSummary = {
  tab: 'Summary',
  menu: 'Edit Summary',
  loadFailed: 'Could not get the summary of this request.',
  notWritten: 'Nobody wrote this summary yet. It says what the application says.',
  download: 'Download Summary',
  title: 'Edit Summary',
  lead: 'The summary of {code} as reviewers read it. It was filled from the application; the application itself does not change.',
  notWrittenLead:
    'The summary of {code} as reviewers read it. It is filled from the application; the first save keeps it, whatever the application says later.',
  subject: 'the changes to this summary',
  save: 'Save summary',
  cancel: 'Cancel',
  saved: 'Summary saved',
  theirs: 'Somebody else changed this summary while you were editing it',
  sections: {
    study: 'The study',
    conduct: 'What participants do',
    participants: 'Participants',
    approval: 'Approval and funding',
  },
  idHelp: 'RM and four digits. Further arms have a letter or a number: RM0001A, RM0001-2.',
  idPlaceholder: 'RM0001',
  report: {
    button: 'Send report',
    question: 'Send the Research Match report?',
    recipient: 'We email it to you: {address}. The spreadsheet lists every application of this review cycle.',
    sent: 'Research Match report sent',
    sentText:
      '{count, plural, one {# application, sent to {address}} other {# applications, sent to {address}}}',
  },
  packet: {
    make: 'Make meeting packet',
    again: 'Make it again',
    making: 'Making the meeting packet: {done} of {total}',
    waiting: 'The meeting packet is about to be made.',
    download: 'Download meeting packet',
    made: 'Made {time}, {count, plural, one {# application} other {# applications}}.',
    failed: 'The meeting packet could not be made. Please try again.',
  },
  usedBase: {
    title: '{base} is in use',
    others: '{count, plural, one {Another request has this base:} other {Other requests have this base:}}',
    use: 'Use',
    cancel: 'Cancel',
  },
} as const;
