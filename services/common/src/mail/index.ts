/** Mails that services send automatically, as opposed to mails that staff write. */
export { requestsMail, writeMoment, type RequestsMail } from './mail-text.ts';
export {
  PersonOfRequests,
  notifyOfRequests,
  notifyPerson,
  type PersonNews,
  type RequestsNews,
} from './notify-person.ts';
export * from './mail-template.ts';
export { queueMail, sendMail, type Mail, type MailReader, type MailText } from './send-mail.ts';
