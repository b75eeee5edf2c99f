/** Mails about passwords (spec 1 section 8). */
import { randomUUID } from 'node:crypto';
import { say, translate, type Work } from '@portal/kit';
import { accountMails as words } from '../../texts/en/account-mails.ts';
import { action, paragraph, support } from './mail-text.ts';
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
      subject: () => say(words.passwordReset.subject, { product: mailing.productName }),
      text: (links) => {
        const texts = words.passwordReset;
        return [
          paragraph(texts.asked),
          action(texts.link, links.resetPassword),
          paragraph(texts.limits),
          paragraph(texts.ignore),
        ].join('\n');
      },
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
      subject: () => translate(words.firstPassword.subject),
      text: (links) => {
        const texts = words.firstPassword;
        return [
          paragraph(texts.moved),
          action(texts.subject, links.resetPassword),
          paragraph(texts.limits),
          paragraph(texts.ignore),
        ].join('\n');
      },
    },
  );
}

export async function mailPasswordChanged(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const { productName, publicUrl, supportEmail } = mailing;
  const [values, contact] = support(supportEmail);
  await sendMail(work, {
    key: `password-changed:${account.id}:${randomUUID()}`,
    template: 'password_changed',
    about: { model: 'user', id: account.id },
    to: account,
    subject: () => say(words.passwordChanged.subject, { product: productName }),
    text: () =>
      [
        paragraph(words.passwordChanged.changed),
        paragraph(words.passwordChanged.notYou, values, { ...contact, reset: `${publicUrl}/reset-password` }),
      ].join('\n'),
  });
}
