/** Mail that staff write, and the log of what was sent (spec 3 section 2.17). */
export { isMailDraft, type MailDraft } from './draft.ts';
export { HiddenRecipients } from './HiddenRecipients.tsx';
export { MailErrors } from './MailErrors.tsx';
export { MailFields } from './MailFields.tsx';
export { MailLog } from './MailLog.tsx';
export { MailPreview } from './MailPreview.tsx';
export { ObjectMails } from './ObjectMails.tsx';
export { useMailDraft } from './useMailDraft.ts';
export { useUnwritten } from './useUnwritten.ts';
export { WriteMail, type MailSubject } from './WriteMail.tsx';
