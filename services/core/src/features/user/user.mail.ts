/** Mails about changes of an account (spec 1 section 4 and decisions.md "Session and security"). */
import { randomUUID } from 'node:crypto';
import { say, type Work } from '@portal/kit';
import { accountMails } from '../../texts/en/account-mails.ts';
import {
  action,
  paragraph,
  sendLink,
  sendMail,
  support,
  type AccountAddressee,
  type Mailing,
} from '../account-mail/index.ts';

/** To somebody for whom the foundation made an account. Setting the password proves the mailbox. */
export const mailAccountCreated = (
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> => {
  const words = accountMails.created;
  const page = `${mailing.publicUrl}/reset-password`;
  return sendLink(
    work,
    mailing,
    { kind: 'password_reset', accountId: account.id },
    {
      key: `account-created:${account.id}`,
      template: 'account_created',
      about: { model: 'user', id: account.id },
      to: account,
      subject: () => say(words.subject, { product: mailing.productName }),
      text: (links) =>
        [
          paragraph(words.byFoundation, { foundation: mailing.foundationName }),
          action(words.link, links.resetPassword),
          paragraph(words.limits, { url: page }, { page }),
          paragraph(words.unexpected, ...support(mailing.supportEmail)),
        ].join('\n'),
    },
  );
};

/** After a change from the profile; a forgotten password has a mail of its own. */
export const mailOwnPasswordChanged = (
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> => {
  const words = accountMails.passwordChanged;
  const [values, links] = support(mailing.supportEmail);
  return sendMail(work, {
    key: `password-changed:${account.id}:${randomUUID()}`,
    template: 'password_changed',
    about: { model: 'user', id: account.id },
    to: account,
    subject: () => say(words.subject, { product: mailing.productName }),
    text: () =>
      [
        paragraph(words.changedByOwner),
        paragraph(words.notYou, values, { ...links, reset: `${mailing.publicUrl}/reset-password` }),
      ].join('\n'),
  });
};

/** The link to the new address, and word of it to the old one. */
export async function mailAddressChange(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  email: string,
): Promise<void> {
  const words = accountMails.newAddress;
  await sendLink(
    work,
    mailing,
    { kind: 'email_change', accountId: account.id, data: { email } },
    {
      key: `confirm-address:${account.id}:${randomUUID()}`,
      template: 'confirm_address',
      about: { model: 'user', id: account.id },
      to: { ...account, email },
      // The account has its old address until then.
      speaksTo: account.email,
      subject: () => say(words.subject, { product: mailing.productName }),
      text: (links) =>
        [paragraph(words.confirm), action(words.link, links.confirmAddress), paragraph(words.limits)].join(
          '\n',
        ),
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
): Promise<void> => {
  const words = accountMails.addressAsked;
  const [values, links] = support(mailing.supportEmail);
  return sendMail(work, {
    key: `address-change-asked:${account.id}:${randomUUID()}`,
    template: 'address_change_asked',
    about: { model: 'user', id: account.id },
    to: account,
    subject: () => say(words.subject, { product: mailing.productName }),
    text: () =>
      [
        paragraph(words.asked, { email }),
        paragraph(words.notYou, values, { ...links, reset: `${mailing.publicUrl}/reset-password` }),
      ].join('\n'),
  });
};

/** To an address that has an account already; whoever asked is told nothing. */
export const mailAddressTaken = (work: Work, mailing: Mailing, owner: AccountAddressee): Promise<void> => {
  const words = accountMails.addressTaken;
  return sendMail(work, {
    key: `address-taken:${owner.id}:${randomUUID()}`,
    template: 'address_taken',
    about: { model: 'user', id: owner.id },
    to: owner,
    subject: () => say(words.subject, { product: mailing.productName }),
    text: () =>
      [paragraph(words.wanted), paragraph(words.twoAccounts, ...support(mailing.supportEmail))].join('\n'),
  });
};

/** To both addresses, once the new one is confirmed. */
export async function mailAddressChanged(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  addresses: { readonly old: string; readonly new: string },
): Promise<void> {
  const words = accountMails.addressChanged;
  for (const email of [addresses.old, addresses.new])
    await sendMail(work, {
      key: `address-changed:${account.id}:${randomUUID()}`,
      template: 'address_changed',
      about: { model: 'user', id: account.id },
      to: { ...account, email },
      speaksTo: addresses.new,
      subject: () => say(words.subject, { product: mailing.productName }),
      text: () =>
        [paragraph(words.changed, addresses), paragraph(words.notYou, ...support(mailing.supportEmail))].join(
          '\n',
        ),
    });
}
