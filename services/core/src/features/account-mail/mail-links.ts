/**
 * The addresses that mails of the portal lead to. The stored text of a mail has a mark in place of the token, which is put
 * in when the mail is handed to the mail server, and only where a whole address of a link is one that was written here.
 */
import { randomBytes } from 'node:crypto';
import { AppError, rewriteLinks } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';

/** The mark of mails written before each had one of its own. It could be typed as a name, and got the token. */
export const OLD_MARK = 'TOKEN_OF_THIS_MAIL';
/** No one can guess it, so no one can type it. */
export const newMark = (): string => `${OLD_MARK}.${randomBytes(16).toString('base64url')}`;

/** What the mail of this key carries, for the one that sends it. */
export interface MailToken {
  readonly mark: string;
  readonly token: string;
}

/** Paths of the portal to which links of one email lead. What follows # never reaches a server, and so no log. */
export const linksWith = (token: string) => ({
  verify: `/verify-user?token=${token}`,
  decline: `/verify-user?token=${token}&rejected=true`,
  resetPassword: `/reset-password#${token}`,
  confirmAddress: `/confirm-email#${token}`,
  unlockLogin: `/unlock-login#${token}`,
});
export type MailLinks = Readonly<ReturnType<typeof linksWith>>;

/** The address of a link that waits for its token, at whatever address the portal had. */
const WAITING =
  /(?:\/verify-user\?token=|\/(?:reset-password|confirm-email|unlock-login)#)TOKEN_OF_THIS_MAIL(?:\.[\w-]{22})?(?:&rejected=true)?$/;

export class DeadLink extends AppError {
  constructor() {
    super('WRONG_STATE', accountRefusals.link.dead);
  }
}

/** Whether a sanitized text has a mark of a token: most mails have none, and need no look at their links. */
export const hasMark = (html: string): boolean => html.includes(OLD_MARK);

/** @throws DeadLink for a link without its token, for instance one withdrawn while the mail waited: it would lead to an error */
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
