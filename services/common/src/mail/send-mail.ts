import { MailRequested, type MailMessage } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import type { z } from 'zod';
import { writeInLanguageFor, say, translate, type Work } from '@portal/kit';
import { mail as words } from '../texts/en/mail.ts';

export interface MailReader {
  readonly email: string;
  /** Name for the greeting; without it the email has no greeting. */
  readonly name?: string;
  /** The address of the recipient's account if `email` is another one. It decides the language of the email. */
  readonly accountEmail?: string;
}

type MessageParts = z.input<(typeof MailRequested)['payload']>;

/** An email without its greeting: plain texts, and portal paths as links. */
export interface MailText extends Partial<Omit<MailMessage, 'greeting'>> {
  readonly subject: string;
}

export interface Mail extends Pick<MessageParts, 'documents' | 'attachments'> {
  /** Identifies the email: repeated calls with the same key send it only once. */
  readonly key: string;
  readonly template: string;
  /** The object whose mail log shows the email. */
  readonly about: { readonly model: string; readonly id: number | string | null };
  /** Further requests that the email mentions. */
  readonly requestIds?: readonly number[];
  /** By default the person who acts. */
  readonly actorId?: number | null;
  /** Called in the language of the recipient. */
  readonly write: () => MailText;
}

/** Queues an email to one person in the transaction of `work`. */
export async function sendMail(work: Work, reader: MailReader, mail: Mail): Promise<void> {
  const { email, name, accountEmail = email } = reader;
  const written = await writeInLanguageFor(work, accountEmail, () => {
    const { subject, ...body } = mail.write();
    return { subject, body: { ...body, greeting: name === undefined ? null : greet(name) } };
  });
  await queueMail(work, mail, { ...written, to: [email] });
}

type Written = Pick<MessageParts, 'to' | 'cc' | 'bcc' | 'subject' | 'body'>;

/** Queues an email that is already written, to the recipients that it names. */
export const queueMail = (
  work: Work,
  { key, template, about, requestIds = [], actorId, documents, attachments }: Omit<Mail, 'write'>,
  written: Written,
): Promise<void> =>
  work.emit(MailRequested, {
    key,
    template,
    model_name: about.model,
    object_id: about.id === null ? null : String(about.id),
    request_ids: [...requestIds],
    documents,
    attachments,
    ...written,
    actor_id: actorId === undefined ? work.author.actorId : actorId,
  });

/** A name that reads like an address would become a link. */
const greet = (name: string): string =>
  say(words.salutation, { name: nameInMail(name, translate(words.colleague)) });
