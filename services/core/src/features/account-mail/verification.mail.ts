/** Mails of a registration: follow this link, or: you have an account already (spec 1 section 2). */
import { randomUUID } from 'node:crypto';
import { say, type Work } from '@portal/kit';
import { accountMails } from '../../texts/en/account-mails.ts';
import { action, paragraph, support } from './mail-text.ts';
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
  const words = accountMails.verification;
  const product = mailing.productName;
  await sendLink(
    work,
    mailing,
    { kind: 'verification', accountId: account.id, data: pending },
    {
      key: `verify-address:${account.id}:${randomUUID()}`,
      template: 'verify_address',
      about: { model: 'user', id: account.id },
      to: account,
      subject: () => say(words.subject, { product }),
      text: (links) =>
        [
          paragraph(words.thanks, { product }),
          action(words.link, links.verify),
          paragraph(words.limits),
          paragraph(words.ignore),
        ].join('\n'),
    },
  );
}

/** For an address that was registered more than once: what its owner sets now counts, and nothing that others typed. */
export async function mailVerificationByPassword(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.verification;
  const product = mailing.productName;
  await sendLink(
    work,
    mailing,
    { kind: 'password_reset', accountId: account.id },
    {
      key: `verify-by-password:${account.id}:${randomUUID()}`,
      template: 'verify_address',
      about: { model: 'user', id: account.id },
      to: account,
      subject: () => say(words.subject, { product }),
      text: (links) =>
        [
          paragraph(words.registeredTwice, { product }),
          action(words.setPassword, links.resetPassword),
          paragraph(words.passwordLimits),
          paragraph(words.ignoreTwice),
        ].join('\n'),
    },
  );
}

/** To somebody who registers again, or for whom somebody else does. */
export async function mailAlreadyRegistered(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.alreadyRegistered;
  const { productName: product, publicUrl } = mailing;
  await sendLink(
    work,
    mailing,
    { kind: 'password_reset', accountId: account.id },
    {
      key: `already-registered:${account.id}:${randomUUID()}`,
      template: 'already_registered',
      about: { model: 'user', id: account.id },
      to: account,
      subject: () => say(words.subject, { product }),
      text: (links) =>
        [
          paragraph(words.tried),
          action(words.login, `${publicUrl}/login`),
          paragraph(words.forgot, {}, { reset: links.resetPassword }),
          paragraph(words.notYou),
        ].join('\n'),
    },
  );
}

/** To whose address somebody wanted one that looks the same; whoever asked is told nothing. */
export const mailLookAlike = (work: Work, mailing: Mailing, owner: AccountAddressee): Promise<void> => {
  const words = accountMails.lookAlike;
  const [values, links] = support(mailing.supportEmail);
  return sendMail(work, {
    key: `look-alike:${owner.id}:${randomUUID()}`,
    template: 'look_alike',
    about: { model: 'user', id: owner.id },
    to: owner,
    subject: () => say(words.subject, { product: mailing.productName }),
    text: () =>
      [
        paragraph(words.tried),
        paragraph(words.isYou, values, { ...links, login: `${mailing.publicUrl}/login` }),
      ].join('\n'),
  });
};

/** To somebody who tried again with an account that the foundation closed. */
export async function mailAccountClosed(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.closed;
  await sendMail(work, {
    key: `account-closed:${account.id}:${randomUUID()}`,
    template: 'account_closed',
    about: { model: 'user', id: account.id },
    to: account,
    subject: () => say(words.subject, { product: mailing.productName }),
    text: () =>
      [paragraph(words.tried), paragraph(words.reopen, ...support(mailing.supportEmail))].join('\n'),
  });
}
