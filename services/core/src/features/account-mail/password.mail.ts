/** Mails about passwords (spec 1 section 8). */
import { randomUUID } from 'node:crypto';
import type { Work } from '@portal/kit';
import type { Mailing } from './mailing.ts';
import { sendLink, sendMail } from './send-link.ts';
import type { AccountAddressee } from './verification.mail.ts';

/** Asked for by the person at the login page, or by staff for them. */
export async function mailPasswordReset(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  await sendLink(
    work,
    mailing,
    { kind: 'password_reset', accountId: account.id },
    {
      key: `reset-password:${account.id}:${randomUUID()}`,
      template: 'reset_password',
      about: { model: 'user', id: account.id },
      to: account,
      subject: `Set a new password for ${mailing.productName}`,
      text: (links) => `<p>We were asked for a new password for your account. Follow this link to set one.</p>
<p><a href="${links.resetPassword}">Set a new password</a></p>
<p>The link works once, within one hour. Your old password stays until then.</p>
<p>If you did not ask for this, please ignore this email.</p>`,
    },
  );
}

/** To people whose account came over without a password of its own (NO_PASSWORD). At most one an hour, by its key. */
export async function mailFirstPassword(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13);
  await sendLink(
    work,
    mailing,
    { kind: 'password_reset', accountId: account.id },
    {
      key: `set-password:${account.id}:${hour}`,
      template: 'set_password',
      about: { model: 'user', id: account.id },
      to: account,
      subject: 'Set a new password',
      text: (
        links,
      ) => `<p>Your account moved to the new portal. Please set a new password before you log in.</p>
<p><a href="${links.resetPassword}">Set a new password</a></p>
<p>The link works once, within one hour.</p>
<p>If you did not try to log in, you need not do anything.</p>`,
    },
  );
}

export async function mailPasswordChanged(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const { productName, publicUrl, supportEmail } = mailing;
  await sendMail(work, {
    key: `password-changed:${account.id}:${randomUUID()}`,
    template: 'password_changed',
    about: { model: 'user', id: account.id },
    to: account,
    subject: `Your password for ${productName} was changed`,
    text: `<p>The password of your account was changed just now, and every device was logged out.</p>
<p>If this was you, you need not do anything. If it was not, <a href="${publicUrl}/reset-password">set a new password</a> at once and write to <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>`,
  });
}
