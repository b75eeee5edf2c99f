/**
 * The addresses that mails of the portal lead to. The kept text of a mail holds a mark in place of the token, which is put
 * in when the mail is handed to the mail server, and only where a whole address of a link is one that was written here.
 */
import { randomBytes } from 'node:crypto';
import { AppError, rewriteLinks } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import type { MailToken } from './link-token.ts';

/** The mark of mails written before each had one of its own. It could be typed as a name, and got the token. */
export const OLD_MARK = 'TOKEN_OF_THIS_MAIL';
/** Nobody can guess it, so nobody can type it. */
export const newMark = (): string => `${OLD_MARK}.${randomBytes(16).toString('base64url')}`;

/** Links of one mail, as they stand in HTML: a paragraph of its own becomes the mail's button. */
export interface MailLinks {
  readonly verify: string;
  readonly decline: string;
  /** What follows # never reaches a server, and so no log. */
  readonly resetPassword: string;
  readonly confirmAddress: string;
  readonly unlockLogin: string;
}

export const linksWith = (publicUrl: string, token: string): MailLinks => ({
  verify: `${publicUrl}/verify-user?token=${token}`,
  decline: `${publicUrl}/verify-user?token=${token}&rejected=true`,
  resetPassword: `${publicUrl}/reset-password#${token}`,
  confirmAddress: `${publicUrl}/confirm-email#${token}`,
  unlockLogin: `${publicUrl}/unlock-login#${token}`,
});

/** The address of a link that waits for its token, at whatever address the portal had. */
const WAITING =
  /(?:\/verify-user\?token=|\/(?:reset-password|confirm-email|unlock-login)#)TOKEN_OF_THIS_MAIL(?:\.[\w-]{22})?(?:&rejected=true)?$/;

export class DeadLink extends AppError {
  constructor() {
    super('WRONG_STATE', accountRefusals.link.dead);
  }
}

/** Whether a sanitised text has a mark of a token: most mails have none, and need no look at their links. */
export const hasMark = (html: string): boolean => html.includes(OLD_MARK);

/** @throws DeadLink for a link without its token, for instance one withdrawn while the mail waited: it would lead to an error */
export function fillLinks(html: string, publicUrl: string, mail: MailToken | undefined): string {
  const waiting = mail ? Object.values(linksWith(publicUrl, mail.mark)) : [];
  const filled = mail ? Object.values(linksWith(publicUrl, mail.token)) : [];
  return rewriteLinks(html, (address) => {
    const complete = filled[waiting.indexOf(address)];
    if (complete === undefined && WAITING.test(address)) throw new DeadLink();
    return complete ?? address;
  });
}
