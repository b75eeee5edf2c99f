/** Mails that the services write themselves, beside those that staff compose. */
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
