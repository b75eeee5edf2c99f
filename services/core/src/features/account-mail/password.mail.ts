/** Mails about passwords (spec 1 section 8). */
import { randomUUID } from 'node:crypto';
import { say, translate, type Work } from '@portal/kit';
import { accountMails } from '../../texts/en/account-mails.ts';
import { supportText } from './mail-text.ts';
import type { Mailing } from './mailing.ts';
import { sendAccountMail, sendLink } from './send-link.ts';
import type { AccountAddressee } from './verification.mail.ts';

/** Requested by the person on the login page, or by staff for them. */
export async function mailPasswordReset(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.passwordReset;
  await sendLink(work, mailing, { kind: 'password_reset', accountId: account.id }, account, {
    key: `reset-password:${account.id}:${randomUUID()}`,
    template: 'reset_password',
    about: { model: 'user', id: account.id },
    write: ({ resetPassword: path }) => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [translate(words.asked)],
      link: { label: translate(words.link), path },
      closing: [translate(words.limits), translate(words.ignore)],
    }),
  });
}

/** Sent to people whose account was migrated without a password (NO_PASSWORD). The key allows at most one an hour. */
export async function mailFirstPassword(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.firstPassword;
  const hour = new Date().toISOString().slice(0, 13);
  await sendLink(work, mailing, { kind: 'password_reset', accountId: account.id }, account, {
    key: `set-password:${account.id}:${hour}`,
    template: 'set_password',
    about: { model: 'user', id: account.id },
    write: ({ resetPassword: path }) => ({
      subject: translate(words.subject),
      paragraphs: [translate(words.moved)],
      link: { label: translate(words.subject), path },
      closing: [translate(words.limits), translate(words.ignore)],
    }),
  });
}

/** @param changed whether the password was reset after the person forgot it, or changed in the profile */
export async function mailPasswordChanged(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  changed: 'forgotten' | 'by owner' = 'forgotten',
): Promise<void> {
  const words = accountMails.passwordChanged;
  await sendAccountMail(work, account, {
    key: `password-changed:${account.id}:${randomUUID()}`,
    template: 'password_changed',
    about: { model: 'user', id: account.id },
    write: () => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [
        translate(changed === 'forgotten' ? words.changed : words.changedByOwner),
        supportText(words.notYou, mailing, { reset: { path: '/reset-password' } }),
      ],
    }),
  });
}
