/**
 * Mails of a registration: either a verification link, or the information that an account already exists (spec 1
 * section 2).
 */
import { randomUUID } from 'node:crypto';
import { say, translate, type Work } from '@portal/kit';
import { accountMails } from '../../texts/en/account-mails.ts';
import { linkedText, supportText } from './mail-text.ts';
import type { Mailing } from './mailing.ts';
import { sendAccountMail, sendLink, type Addressee } from './send-link.ts';

export interface AccountAddressee extends Addressee {
  readonly id: number;
}

/** `pending` has the values that the account receives only when this very link is followed. */
export async function mailVerification(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  pending: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const words = accountMails.verification;
  const product = mailing.productName;
  await sendLink(work, mailing, { kind: 'verification', accountId: account.id, data: pending }, account, {
    key: `verify-address:${account.id}:${randomUUID()}`,
    template: 'verify_address',
    about: { model: 'user', id: account.id },
    write: ({ verify: path }) => ({
      subject: say(words.subject, { product }),
      paragraphs: [say(words.thanks, { product })],
      link: { label: translate(words.link), path },
      closing: [translate(words.limits), translate(words.ignore)],
    }),
  });
}

/**
 * For an address that was registered more than once: only the values that its owner now enters count, not those typed
 * by others.
 */
export async function mailVerificationByPassword(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.verification;
  const product = mailing.productName;
  await sendLink(work, mailing, { kind: 'password_reset', accountId: account.id }, account, {
    key: `verify-by-password:${account.id}:${randomUUID()}`,
    template: 'verify_address',
    about: { model: 'user', id: account.id },
    write: ({ resetPassword: path }) => ({
      subject: say(words.subject, { product }),
      paragraphs: [say(words.registeredTwice, { product })],
      link: { label: translate(words.setPassword), path },
      closing: [translate(words.passwordLimits), translate(words.ignoreTwice)],
    }),
  });
}

/** Sent when someone registers an address that already has an account. */
export async function mailAlreadyRegistered(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.alreadyRegistered;
  await sendLink(work, mailing, { kind: 'password_reset', accountId: account.id }, account, {
    key: `already-registered:${account.id}:${randomUUID()}`,
    template: 'already_registered',
    about: { model: 'user', id: account.id },
    write: ({ resetPassword }) => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [translate(words.tried)],
      link: { label: translate(words.login), path: '/login' },
      closing: [linkedText(words.forgot, { reset: { path: resetPassword } }), translate(words.notYou)],
    }),
  });
}

/**
 * Sent to the owner of an address when someone tried to register a look-alike of it. The person who tried gets no
 * information.
 */
export const mailLookAlike = (work: Work, mailing: Mailing, owner: AccountAddressee): Promise<void> => {
  const words = accountMails.lookAlike;
  return sendAccountMail(work, owner, {
    key: `look-alike:${owner.id}:${randomUUID()}`,
    template: 'look_alike',
    about: { model: 'user', id: owner.id },
    write: () => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [translate(words.tried), supportText(words.isYou, mailing, { login: { path: '/login' } })],
    }),
  });
};

/** Sent when someone tries to register again with an account that the foundation closed. */
export async function mailAccountClosed(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const words = accountMails.closed;
  await sendAccountMail(work, account, {
    key: `account-closed:${account.id}:${randomUUID()}`,
    template: 'account_closed',
    about: { model: 'user', id: account.id },
    write: () => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [translate(words.tried), supportText(words.reopen, mailing)],
    }),
  });
}
