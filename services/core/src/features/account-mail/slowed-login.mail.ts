/**
 * Mail to the owner of an account while someone guesses its password. It contains a link that signs the owner in
 * without waiting.
 */
import { randomUUID } from 'node:crypto';
import { say, sql, translate, type Work } from '@portal/kit';
import { z } from 'zod';
import { AccountModel } from '../../models/index.ts';
import { accountMails } from '../../texts/en/account-mails.ts';
import { linkedText } from './mail-text.ts';
import type { Mailing } from './mailing.ts';
import { sendLink } from './send-link.ts';
import type { AccountAddressee } from './verification.mail.ts';

/** Sends nothing while an earlier link is still unused, so that a guesser cannot fill the mailbox. */
export async function mailSlowedLogin(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.slowedLogin;
  // Of several parallel tries only the first writes a mail; the others wait for the lock and then find its link.
  await work.lock(AccountModel, account.id);
  const waiting = await work.row(
    z.object({ id: z.int() }),
    sql`select id from core.link_token where account_id = ${account.id} and kind = 'unlock'
      and consumed_at is null and expires_at > now() limit 1`,
  );
  if (waiting) return;
  await sendLink(work, mailing, { kind: 'unlock', accountId: account.id }, account, {
    key: `slowed-login:${account.id}:${randomUUID()}`,
    template: 'slowed_login',
    about: { model: 'user', id: account.id },
    write: ({ unlockLogin: path }) => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [translate(words.tried), translate(words.follow)],
      link: { label: translate(words.link), path },
      closing: [linkedText(words.limits, { reset: { path: '/reset-password' } }), translate(words.notYou)],
    }),
  });
}
