/** The mail to people whose account came over without a password of its own (spec 1 section 8, NO_PASSWORD). */
import { MailRequested } from '@portal/contract';
import { escapeHtml, transact, type Call } from '@portal/kit';
import type { Credentials } from './account.queries.ts';

/** At most one an hour: the key names the hour, and a mail is sent once for its key. */
export async function requestNewPassword(
  call: Call<'POST /api-token-auth/'>,
  account: Credentials,
  publicUrl: string,
): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13);
  await transact(call.database, { ...call.author, actorId: account.id }, (trx) =>
    call.jobs.emit(trx, MailRequested, {
      key: `set-password:${account.id}:${hour}`,
      template: 'set_password',
      model_name: 'user',
      object_id: String(account.id),
      to: [account.email],
      subject: 'Set a new password',
      body: `<p>Dear ${escapeHtml(account.first_name)},</p>
<p>Your account moved to the new portal. Please set a new password before you sign in.</p>
<p><a href="${publicUrl}/reset-password">Set a new password</a></p>
<p>If you did not try to sign in, you need not do anything.</p>`,
      actor_id: null,
    }),
  );
}
