import { translatable } from '@portal/contract/words';

/** The mail to support with feedback on a dataset (decision 297). */
export const feedbackMail = translatable('core/feedback-mail', {
  subject: 'Feedback on dataset {dataset}',
  fromPerson: '{name} wrote about {page}',
  fromVisitor: 'A visitor wrote about {page}',
  reply: 'They would like a reply to {contact}.',
  noReply: 'They do not expect a reply.',
});
