import { MailRequested } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, inLanguageOf, say, translate, type Work } from '@portal/kit';
import { accountMails as words } from '../../texts/en/account-mails.ts';
import { issueLink, type NewLink } from './link-token.ts';
import { linksWith, type MailLinks } from './mail-links.ts';
import type { Mailing } from './mailing.ts';

/** Somebody who is written to. */
export interface Addressee {
  readonly email: string;
  readonly first_name: string;
}

export interface AccountMail {
  readonly key: string;
  readonly template: string;
  /** What the mail is about, for the log of mails. */
  readonly about: { readonly model: 'user' | 'institution'; readonly id: number };
  readonly to: Addressee;
  /** The address of the account where `to` is another one of its owner. */
  readonly speaksTo?: string;
  /** Both run in the language of the recipient. */
  readonly subject: () => string;
  /** HTML after the salutation; what people typed is escaped by whoever writes it. */
  readonly text: () => string;
}

/** A mail whose text has links of its own. */
export interface LinkMail extends Omit<AccountMail, 'text'> {
  readonly text: (links: MailLinks) => string;
}

const greeting = (person: Addressee): string =>
  `<p>${escapeHtml(say(words.salutation, { name: nameInMail(person.first_name, translate(words.colleague)) }))}</p>`;

/** In the language of who gets it. */
export async function sendMail(work: Work, mail: AccountMail): Promise<void> {
  const { subject, body } = await inLanguageOf(work, mail.speaksTo ?? mail.to.email, () => ({
    subject: mail.subject(),
    body: `${greeting(mail.to)}\n${mail.text()}`,
  }));
  await work.emit(MailRequested, {
    key: mail.key,
    template: mail.template,
    model_name: mail.about.model,
    object_id: String(mail.about.id),
    to: [mail.to.email],
    subject,
    body,
    actor_id: null,
  });
}

/** Sends a mail with a link of its own. Nothing is sent when the mail of that key was sent before. */
export async function sendLink(
  work: Work,
  mailing: Mailing,
  link: Omit<NewLink, 'mailKey'>,
  mail: LinkMail,
): Promise<void> {
  const mark = await issueLink(work, mailing, { ...link, mailKey: mail.key });
  if (mark === undefined) return;
  const { verify, decline, resetPassword, confirmAddress, unlockLogin } = linksWith(mailing.publicUrl, mark);
  const links: MailLinks = {
    verify: escapeHtml(verify),
    decline: escapeHtml(decline),
    resetPassword: escapeHtml(resetPassword),
    confirmAddress: escapeHtml(confirmAddress),
    unlockLogin: escapeHtml(unlockLogin),
  };
  await sendMail(work, { ...mail, text: () => mail.text(links) });
}
