/**
 * The addresses that mails of the portal lead to. The stored text of a mail has a placeholder for the token, which is put
 * in when the mail is handed to the mail server, and only where a whole address of a link is one that was written here.
 */
import { randomBytes } from 'node:crypto';
import { AppError, rewriteLinks } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';

/** The placeholder of mails written before each had one of its own. It could be typed as a name, and got the token. */
export const OLD_PLACEHOLDER = 'TOKEN_OF_THIS_MAIL';
/** The placeholder is random, so no one can guess and type it. */
export const newPlaceholder = (): string => `${OLD_PLACEHOLDER}.${randomBytes(16).toString('base64url')}`;

/** The placeholder and token of one mail, for its sender. */
export interface MailToken {
  readonly placeholder: string;
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

/** Whether a sanitized text has a placeholder of a token: most mails have none, and need no look at their links. */
export const hasPlaceholder = (html: string): boolean => html.includes(OLD_PLACEHOLDER);

/**
 * @throws DeadLink for a link whose token is missing, for example because it was withdrawn while the mail waited. The
 * link would only lead to an error.
 */
export function fillLinks(html: string, publicUrl: string, mail: MailToken | undefined): string {
  const addresses = (token: string): string[] =>
    Object.values(linksWith(token)).map((path) => publicUrl + path);
  const waiting = mail ? addresses(mail.placeholder) : [];
  const filled = mail ? addresses(mail.token) : [];
  return rewriteLinks(html, (address) => {
    const complete = filled[waiting.indexOf(address)];
    if (complete === undefined && WAITING.test(address)) throw new DeadLink();
    return complete ?? address;
  });
}
