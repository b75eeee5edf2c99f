import { translatable } from '@portal/contract/words';

/** The mail to support with feedback on a dataset (decision 297). The tags show the address of its page. */
export const feedbackMail = translatable('core/feedback-mail', {
  subject: 'Feedback on dataset {dataset}',
  fromPerson: '{name} wrote about <page></page>',
  fromVisitor: 'A visitor wrote about <page></page>',
  reply: 'They would like a reply to {contact}.',
  noReply: 'They do not expect a reply.',
});
