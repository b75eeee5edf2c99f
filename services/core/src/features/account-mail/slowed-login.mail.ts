/** To the owner of an account at which somebody guesses passwords, with a link that lets them in at once. */
import { randomUUID } from 'node:crypto';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { AccountModel } from '../../models/index.ts';
import type { Mailing } from './mailing.ts';
import { sendLink } from './send-link.ts';
import type { AccountAddressee } from './verification.mail.ts';

/** Nothing while an earlier link still waits to be used: a guesser must not fill the mailbox. */
export async function mailSlowedLogin(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const { productName, publicUrl } = mailing;
  // Of several tries at once one writes; the others wait here and then see its link.
  await work.lock(AccountModel, account.id);
  const waiting = await work.row(
    z.object({ id: z.int() }),
    sql`select id from core.link_token where account_id = ${account.id} and kind = 'unlock'
      and consumed_at is null and expires_at > now() limit 1`,
  );
  if (waiting) return;
  await sendLink(
    work,
    mailing,
    { kind: 'unlock', accountId: account.id },
    {
      key: `slowed-login:${account.id}:${randomUUID()}`,
      template: 'slowed_login',
      about: { model: 'user', id: account.id },
      to: account,
      subject: `Many wrong passwords for your account with ${productName}`,
      text: ({
        unlockLogin,
      }) => `<p>Somebody, perhaps you, tried many times to log in to your account with a wrong password. Nobody got in. To protect the account, new tries now have to wait. Devices on which you logged in before usually do not.</p>
<p>If you cannot log in because of this, follow this link and try again.</p>
<p><a href="${unlockLogin}">Let me log in now</a></p>
<p>The link works once, within 24 hours. Did you forget your password? <a href="${publicUrl}/reset-password">Set a new one</a>.</p>
<p>If it was not you, you need not do anything.</p>`,
    },
  );
}
