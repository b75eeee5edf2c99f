/**
 * Addresses of the portal that mails link to. The stored text of a mail has a placeholder for the token. It is replaced
 * when the mail goes to the mail server, and only in complete addresses that this file wrote.
 */
import { randomBytes } from 'node:crypto';
import { AppError, rewriteLinks } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';

/**
 * The placeholder of mails written before each mail had its own. Anyone could type it, for example as a name, and so
 * receive the token.
 */
export const OLD_MARK = 'TOKEN_OF_THIS_MAIL';
/** The placeholder is random, so no one can guess and type it. */
export const newMark = (): string => `${OLD_MARK}.${randomBytes(16).toString('base64url')}`;

/** The placeholder and token of one mail, for its sender. */
export interface MailToken {
  readonly mark: string;
  readonly token: string;
}

/** Paths of the portal for links in mails. The part after # never reaches a server, and so no log. */
export const linksWith = (token: string) => ({
  verify: `/verify-user?token=${token}`,
  decline: `/verify-user?token=${token}&rejected=true`,
  resetPassword: `/reset-password#${token}`,
  confirmAddress: `/confirm-email#${token}`,
  unlockLogin: `/unlock-login#${token}`,
});
export type MailLinks = Readonly<ReturnType<typeof linksWith>>;

/** Matches a link that still has the placeholder, on any address that the portal had. */
const WAITING =
  /(?:\/verify-user\?token=|\/(?:reset-password|confirm-email|unlock-login)#)TOKEN_OF_THIS_MAIL(?:\.[\w-]{22})?(?:&rejected=true)?$/;

export class DeadLink extends AppError {
  constructor() {
    super('WRONG_STATE', accountRefusals.link.dead);
  }
}

/** Whether a sanitized text has a placeholder for a token. Most mails have none, so their links need no parsing. */
export const hasMark = (html: string): boolean => html.includes(OLD_MARK);

/**
 * @throws DeadLink for a link whose token is missing, for example because it was withdrawn while the mail waited. The
 * link would only lead to an error.
 */
export function fillLinks(html: string, publicUrl: string, mail: MailToken | undefined): string {
  const addresses = (token: string): string[] =>
    Object.values(linksWith(token)).map((path) => publicUrl + path);
  const waiting = mail ? addresses(mail.mark) : [];
  const filled = mail ? addresses(mail.token) : [];
  return rewriteLinks(html, (address) => {
    const complete = filled[waiting.indexOf(address)];
    if (complete === undefined && WAITING.test(address)) throw new DeadLink();
    return complete ?? address;
  });
}
