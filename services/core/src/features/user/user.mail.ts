/** Mails about changes of an account (spec 1 section 4 and decisions.md "Session and security"). */
import { randomUUID } from 'node:crypto';
import { escapeHtml, type Work } from '@portal/kit';
import { sendLink, sendMail, type AccountAddressee, type Mailing } from '../account-mail/index.ts';

/** To somebody for whom the foundation made an account. Setting the password proves the mailbox. */
export const mailAccountCreated = (work: Work, mailing: Mailing, account: AccountAddressee): Promise<void> =>
  sendLink(
    work,
    mailing,
    { kind: 'password_reset', accountId: account.id },
    {
      key: `account-created:${account.id}`,
      template: 'account_created',
      about: { model: 'user', id: account.id },
      to: account,
      subject: `Your account with ${mailing.productName}`,
      text: (
        links,
      ) => `<p>${escapeHtml(mailing.foundationName)} has created an account for you. Please set a password to use it.</p>
<p><a href="${links.resetPassword}">Set your password</a></p>
<p>The link works once, within one hour. After that, ask for a new one at <a href="${mailing.publicUrl}/reset-password">${mailing.publicUrl}/reset-password</a> with this email address.</p>
<p>If you did not expect this, write to <a href="mailto:${mailing.supportEmail}">${mailing.supportEmail}</a>.</p>`,
    },
  );

/** After a change from the profile; a forgotten password has a mail of its own. */
export const mailOwnPasswordChanged = (
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> =>
  sendMail(work, {
    key: `password-changed:${account.id}:${randomUUID()}`,
    template: 'password_changed',
    about: { model: 'user', id: account.id },
    to: account,
    subject: `Your password for ${mailing.productName} was changed`,
    text: `<p>The password of your account was changed from your profile just now. Every other device was logged out.</p>
<p>If this was you, you need not do anything. If it was not, <a href="${mailing.publicUrl}/reset-password">set a new password</a> at once and write to <a href="mailto:${mailing.supportEmail}">${mailing.supportEmail}</a>.</p>`,
  });

/** The link to the new address, and word of it to the old one. */
export async function mailAddressChange(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  email: string,
): Promise<void> {
  const { productName } = mailing;
  await sendLink(
    work,
    mailing,
    { kind: 'email_change', accountId: account.id, data: { email } },
    {
      key: `confirm-address:${account.id}:${randomUUID()}`,
      template: 'confirm_address',
      about: { model: 'user', id: account.id },
      to: { ...account, email },
      subject: `Confirm your new email address for ${productName}`,
      text: (
        links,
      ) => `<p>Please confirm that this is the new address of your account. Until then your old address stays.</p>
<p><a href="${links.confirmAddress}">Confirm my new address</a></p>
<p>The link works once, within one day. If you did not ask for this, please ignore this email.</p>`,
    },
  );
  await mailAddressAsked(work, mailing, account, email);
}

/** Word to the present address that another one was asked for, whether or not that one is free. */
export const mailAddressAsked = (
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  email: string,
): Promise<void> =>
  sendMail(work, {
    key: `address-change-asked:${account.id}:${randomUUID()}`,
    template: 'address_change_asked',
    about: { model: 'user', id: account.id },
    to: account,
    subject: `A new email address for your account with ${mailing.productName}`,
    text: `<p>We were asked to change the address of your account to ${escapeHtml(email)}. It changes when somebody confirms it from there.</p>
<p>If you did not ask for this, <a href="${mailing.publicUrl}/reset-password">set a new password</a> at once and write to <a href="mailto:${mailing.supportEmail}">${mailing.supportEmail}</a>.</p>`,
  });

/** To an address that has an account already; whoever asked is told nothing. */
export const mailAddressTaken = (work: Work, mailing: Mailing, owner: AccountAddressee): Promise<void> =>
  sendMail(work, {
    key: `address-taken:${owner.id}:${randomUUID()}`,
    template: 'address_taken',
    about: { model: 'user', id: owner.id },
    to: owner,
    subject: `Your email address and ${mailing.productName}`,
    text: `<p>Somebody, perhaps you, wanted to use this address for another account. It belongs to your account, so nothing was changed.</p>
<p>Do you have two accounts? Write to <a href="mailto:${mailing.supportEmail}">${mailing.supportEmail}</a>, and we will join them.</p>`,
  });

/** To both addresses, once the new one is confirmed. */
export async function mailAddressChanged(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  addresses: { readonly old: string; readonly new: string },
): Promise<void> {
  for (const email of [addresses.old, addresses.new])
    await sendMail(work, {
      key: `address-changed:${account.id}:${randomUUID()}`,
      template: 'address_changed',
      about: { model: 'user', id: account.id },
      to: { ...account, email },
      subject: `The email address of your account with ${mailing.productName} was changed`,
      text: `<p>Your account has the address ${escapeHtml(addresses.new)} now. Use it to log in. It was ${escapeHtml(addresses.old)} before. Every device was logged out, but for the one on which the change was confirmed.</p>
<p>If this was not you, write to <a href="mailto:${mailing.supportEmail}">${mailing.supportEmail}</a> at once.</p>`,
    });
}
