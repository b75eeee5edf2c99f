/** Emails that staff write, and the log of sent emails (spec 3 section 2.17). */
export type { ComposedMail } from './ComposerForm.tsx';
export { MailComposer, WriteMail } from './LazyComposer.tsx';
export type { MailSubject } from './mail-subject.ts';
export { MailLog } from './MailLog.tsx';
export { ObjectMails } from './ObjectMails.tsx';
