import { MailRequested } from '@portal/contract';
import { escapeHtml } from '@portal/kit';
import type { Knex } from 'knex';
import { issueLink, TOKEN_PLACE, type NewLink } from './link-token.ts';
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
  readonly subject: string;
  /** HTML after the salutation; what people typed is escaped by whoever writes it. */
  readonly text: string;
}

export const greeting = (person: Addressee): string => `<p>Dear ${escapeHtml(person.first_name)},</p>`;

export async function sendMail({ jobs }: Mailing, trx: Knex.Transaction, mail: AccountMail): Promise<void> {
  await jobs.emit(trx, MailRequested, {
    key: mail.key,
    template: mail.template,
    model_name: mail.about.model,
    object_id: String(mail.about.id),
    to: [mail.to.email],
    subject: mail.subject,
    body: `${greeting(mail.to)}\n${mail.text}`,
    actor_id: null,
  });
}

/** Sends a mail with a link of its own. Nothing is sent when the mail of that key was sent before. */
export async function sendLink(
  mailing: Mailing,
  trx: Knex.Transaction,
  link: Omit<NewLink, 'mailKey'>,
  mail: AccountMail,
): Promise<void> {
  if (await issueLink(mailing, trx, { ...link, mailKey: mail.key })) await sendMail(mailing, trx, mail);
}

/** A link as the kept text of the mail has it; a paragraph of its own becomes the mail's button. */
export const verifyAddress = ({ publicUrl }: Mailing): string =>
  `${publicUrl}/verify-user?token=${TOKEN_PLACE}`;
/** What follows # never reaches a server, and so no log. */
export const resetAddress = ({ publicUrl }: Mailing): string => `${publicUrl}/reset-password#${TOKEN_PLACE}`;
