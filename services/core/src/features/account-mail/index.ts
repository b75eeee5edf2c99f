export {
  consumeLink,
  forgetOldLinks,
  issueLink,
  readLink,
  tokenOfMail,
  withdrawLinks,
  type Link,
  type StoredLink,
} from './link-token.ts';
export { DeadLink, fillLinks, hasPlaceholder } from './mail-links.ts';
export { MAILS_A_DAY, spendMails, type LimitedMail } from './mail-limits.ts';
export { createMailing, deriveLinkSecret, type Mailing } from './mailing.ts';
export { mailFactorChange, type FactorChange } from './factor.mail.ts';
export { mailFirstPassword, mailPasswordChanged, mailPasswordReset } from './password.mail.ts';
export { mailSlowedLogin } from './slowed-login.mail.ts';
export { linkedText, supportText } from './mail-text.ts';
export { sendAccountMail, sendLink, type Addressee } from './send-link.ts';
export {
  mailAccountClosed,
  mailAlreadyRegistered,
  mailLookAlike,
  mailVerification,
  mailVerificationByPassword,
  type AccountAddressee,
} from './verification.mail.ts';
