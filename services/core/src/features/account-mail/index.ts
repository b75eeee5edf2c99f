export {
  consumeLink,
  forgetOldLinks,
  issueLink,
  lookAtLink,
  TOKEN_PLACE,
  tokenOfMail,
  withdrawLinks,
  type Link,
  type LookedAtLink,
} from './link-token.ts';
export { createMailing, linkSecretOf, type Mailing } from './mailing.ts';
export { mailFirstPassword, mailPasswordChanged, mailPasswordReset } from './password.mail.ts';
export {
  resetAddress,
  sendLink,
  sendMail,
  verifyAddress,
  type AccountMail,
  type Addressee,
} from './send-link.ts';
export {
  mailAccountClosed,
  mailAlreadyRegistered,
  mailVerification,
  mailVerificationByPassword,
  type AccountAddressee,
} from './verification.mail.ts';
