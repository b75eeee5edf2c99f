/** Mails about second factors and linked organizations. The owner gets a mail of each change, and so notices changes by others. */
import { randomUUID } from 'node:crypto';
import { say, type Work } from '@portal/kit';
import { accountMails } from '../../texts/en/account-mails.ts';
import { supportText } from './mail-text.ts';
import type { Mailing } from './mailing.ts';
import { sendAccountMail } from './send-link.ts';
import type { AccountAddressee } from './verification.mail.ts';

export type FactorChange =
  | { readonly change: 'added' | 'removed' | 'linked' | 'unlinked'; readonly name: string }
  | { readonly change: 'recoveryUsed'; readonly remaining: number }
  | { readonly change: 'recoveryCreated' | 'guessed' }
  | { readonly change: 'reset' | 'resetAsked'; readonly admin: string; readonly reason: string };

export async function mailFactorChange(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
  { change, ...values }: FactorChange,
): Promise<void> {
  const words = accountMails.factor;
  // Of guesses at most one mail a day, so that a guesser cannot fill the mailbox.
  const occasion = change === 'guessed' ? new Date().toISOString().slice(0, 10) : randomUUID();
  await sendAccountMail(work, account, {
    key: `second-factor-${change}:${account.id}:${occasion}`,
    template: `second_factor_${change.toLowerCase()}`,
    about: { model: 'user', id: account.id },
    write: () => ({
      subject: say(words.subject, { product: mailing.productName }),
      paragraphs: [
        say(words[change], values),
        'admin' in values
          ? supportText(words.notAsked, mailing)
          : supportText(words.notYou, mailing, { reset: { path: '/reset-password' } }),
      ],
    }),
  });
}
