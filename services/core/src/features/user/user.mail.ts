/** Mails about changes of an account (spec 1 section 4 and docs/people.md). */
import { randomUUID } from 'node:crypto';
import { say, translate, type Work } from '@portal/kit';
import { accountMails } from '../../texts/en/account-mails.ts';
import {
  linkedText,
  sendAccountMail,
  sendLink,
  supportText,
  type AccountAddressee,
  type Mailing,
} from '../account-mail/index.ts';

/** Sent to a person for whom staff created an account. Setting the password also verifies the address. */
export const mailAccountCreated = (
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> => {
  const words = accountMails.created;
  return sendLink(work, mailing, { kind: 'password_reset', accountId: account.id }, account, {
    key: `account-created:${account.id}`,
    template: 'account_created',
    about: { model: 'user', id: account.id },
    write: ({ resetPassword: path }) => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [say(words.byFoundation, { foundation: mailing.foundationName })],
      link: { label: translate(words.link), path },
      closing: [
        linkedText(words.limits, { page: { path: '/reset-password' } }),
        supportText(words.unexpected, mailing),
      ],
    }),
  });
};

/** Sends the link to the new address and a notice to the old one. */
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
    // The account has its old address until the new one is confirmed.
    { ...account, email, accountEmail: account.email },
    {
      key: `confirm-address:${account.id}:${randomUUID()}`,
      template: 'confirm_address',
      about: { model: 'user', id: account.id },
      write: ({ confirmAddress: path }) => ({
        subject: say(words.subject, { product: mailing.productName }),
        paragraphs: [translate(words.confirm)],
        link: { label: translate(words.link), path },
        closing: [translate(words.limits)],
      }),
    },
  );
  await mailAddressAsked(work, mailing, account, email);
}

/** Notifies the present address of the requested change, whether or not the new address is available. */
export const mailAddressAsked = (
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  email: string,
): Promise<void> => {
  const words = accountMails.addressAsked;
  return sendAccountMail(work, account, {
    key: `address-change-asked:${account.id}:${randomUUID()}`,
    template: 'address_change_asked',
    about: { model: 'user', id: account.id },
    write: () => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [
        say(words.asked, { email }),
        supportText(words.notYou, mailing, { reset: { path: '/reset-password' } }),
      ],
    }),
  });
};

/** Sent to the owner of an address that another account requested. The requester gets no information. */
export const mailAddressTaken = (work: Work, mailing: Mailing, owner: AccountAddressee): Promise<void> => {
  const words = accountMails.addressTaken;
  return sendAccountMail(work, owner, {
    key: `address-taken:${owner.id}:${randomUUID()}`,
    template: 'address_taken',
    about: { model: 'user', id: owner.id },
    write: () => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [translate(words.wanted), supportText(words.twoAccounts, mailing)],
    }),
  });
};

/** Sent to both addresses after the new one is confirmed. */
export async function mailAddressChanged(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  addresses: { readonly old: string; readonly new: string },
): Promise<void> {
  const words = accountMails.addressChanged;
  for (const email of [addresses.old, addresses.new])
    await sendAccountMail(
      work,
      { ...account, email, accountEmail: addresses.new },
      {
        key: `address-changed:${account.id}:${randomUUID()}`,
        template: 'address_changed',
        about: { model: 'user', id: account.id },
        write: () => ({
          subject: say(words.subject, { product: mailing.productName }),
          paragraphs: [say(words.changed, addresses), supportText(words.notYou, mailing)],
        }),
      },
    );
}
