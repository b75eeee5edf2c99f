/** Mails of a registration: follow this link, or: you have an account already (spec 1 section 2). */
import { randomUUID } from 'node:crypto';
import type { Work } from '@portal/kit';
import type { Mailing } from './mailing.ts';
import { sendLink, sendMail, type Addressee } from './send-link.ts';

export interface AccountAddressee extends Addressee {
  readonly id: number;
}

/** `pending` is what the account takes over when this link, and no other, is followed. */
export async function mailVerification(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  pending: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { productName } = mailing;
  await sendLink(
    work,
    mailing,
    { kind: 'verification', accountId: account.id, data: pending },
    {
      key: `verify-address:${account.id}:${randomUUID()}`,
      template: 'verify_address',
      about: { model: 'user', id: account.id },
      to: account,
      subject: `Confirm your email address for ${productName}`,
      text: (
        links,
      ) => `<p>Thank you for registering with ${productName}. Please confirm that this address is yours to finish your account.</p>
<p><a href="${links.verify}">Confirm my email address</a></p>
<p>The link works once, within 7 days. After that, use it once more and we will send you a new one.</p>
<p>If you did not register, please ignore this email. Nobody can use the account without this link.</p>`,
    },
  );
}

/** For an address that was registered more than once: what its owner sets now counts, and nothing that others typed. */
export async function mailVerificationByPassword(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const { productName } = mailing;
  await sendLink(
    work,
    mailing,
    { kind: 'password_reset', accountId: account.id },
    {
      key: `verify-by-password:${account.id}:${randomUUID()}`,
      template: 'verify_address',
      about: { model: 'user', id: account.id },
      to: account,
      subject: `Confirm your email address for ${productName}`,
      text: (
        links,
      ) => `<p>Thank you for registering with ${productName}. This address was registered more than once. Please set a password of your own to confirm that the address is yours and to finish your account.</p>
<p><a href="${links.resetPassword}">Set my password</a></p>
<p>The link works once, within one hour.</p>
<p>If you did not register, please ignore this email. Nobody can use the account without a link from a mail to you.</p>`,
    },
  );
}

/** To somebody who registers again, or for whom somebody else does. */
export async function mailAlreadyRegistered(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const { productName, publicUrl } = mailing;
  await sendLink(
    work,
    mailing,
    { kind: 'password_reset', accountId: account.id },
    {
      key: `already-registered:${account.id}:${randomUUID()}`,
      template: 'already_registered',
      about: { model: 'user', id: account.id },
      to: account,
      subject: `You already have an account with ${productName}`,
      text: (
        links,
      ) => `<p>Somebody tried to register with this address. You already have an account, so nothing was changed.</p>
<p><a href="${publicUrl}/login">Log in</a></p>
<p>Did you forget your password? <a href="${links.resetPassword}">Set a new one</a>. That link works once, within one hour.</p>
<p>If this was not you, you need not do anything.</p>`,
    },
  );
}

/** To whose address somebody wanted one that looks the same; whoever asked is told nothing. */
export const mailLookAlike = (work: Work, mailing: Mailing, owner: AccountAddressee): Promise<void> =>
  sendMail(work, {
    key: `look-alike:${owner.id}:${randomUUID()}`,
    template: 'look_alike',
    about: { model: 'user', id: owner.id },
    to: owner,
    subject: `An address that looks like yours and ${mailing.productName}`,
    text: `<p>Somebody tried to use an address that looks like yours, but is another one. Nothing was changed, and no account was made for it.</p>
<p>If this was you, <a href="${mailing.publicUrl}/login">log in</a> with the address of this mail. Do you need the other address? Write to <a href="mailto:${mailing.supportEmail}">${mailing.supportEmail}</a>.</p>`,
  });

/** To somebody who tried again with an account that the foundation closed. */
export async function mailAccountClosed(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const { productName, supportEmail } = mailing;
  await sendMail(work, {
    key: `account-closed:${account.id}:${randomUUID()}`,
    template: 'account_closed',
    about: { model: 'user', id: account.id },
    to: account,
    subject: `Your account with ${productName} is not active`,
    text: `<p>Somebody, perhaps you, tried to use the account of this address. It is not active any more.</p>
<p>If you need it again, please write to <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>`,
  });
}
