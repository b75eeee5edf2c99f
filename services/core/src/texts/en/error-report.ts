import { translatable } from '@portal/contract/words';

/** The email to support with what a person met on a page that failed. */
export const errorReportMail = translatable('core/error-report', {
  subject: 'Error report of {name}',
  person: 'a person',
  opening: '{name} met an error and sent this report. Answer them at {email}.',
  notes: 'Notes',
  page: 'Page',
  call: 'Call',
  sent: 'Data sent',
  answer: 'Response',
});
