/**
 * Sends a mail once per key, however often the job runs (docs/background-work.md: delivered at least once, handled
 * idempotently).
 */
import { createHash } from 'node:crypto';
import { MailRequested, redact, type BrandingWords } from '@portal/contract';
import {
  writeInLanguageFor,
  JobWaits,
  onEvent,
  sanitizeHtml,
  transact,
  type Database,
  type EventHandler,
  type JobContext,
  type Work,
} from '@portal/kit';
import type { z } from 'zod';
import type { FileStore } from '../../clients/file-store/index.ts';
import { MailRefused, readMessage, type Mailer } from '../../clients/mailer.ts';
import { AccountModel, EmailModel, EmailFurtherObjectModel, EmailRequestModel } from '../../models/index.ts';
import { DeadLink, fillLinks, hasPlaceholder, tokenOfMail } from '../account-mail/index.ts';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import { storeAttachments, readAttachments } from './attachments.ts';
import { mailHtml, mailText } from './mail-layout.ts';
import { renderBody } from './render-body.ts';

type Payload = z.output<(typeof MailRequested)['payload']>;

export interface MailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Storage of the attachments. */
  readonly store: FileStore;
  readonly branding: BrandingWords;
  /** Base address of links; its host is in the Message-ID. */
  readonly publicUrl: string;
  /** Secret of the tokens in links (see account-mail). */
  readonly linkSecret: string;
}

/** The same for every attempt to send one mail, so that a server or inbox can recognize duplicates. */
export const makeMessageId = (key: string, host: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`;

/** Number of mails taken from the queue together. */
const BATCH = 100;

export const sendMails = (parts: MailParts): EventHandler =>
  onEvent(
    MailRequested,
    async (mail, job) => {
      const author = { actorId: mail.actor_id, correlationId: job.correlationId };
      const failure = await transact(parts.database, author, async (work) => {
        await logEmail(work, mail, parts, job.correlationId);
        if (job.mustWait) {
          // The update also shows that the job is alive: see `IS_LOST` in email.resource.ts.
          await work
            .of(EmailModel)
            .matching({ key: mail.key, status: 'queued' })
            .patch({ error: fileRefusals.mail.waitsForEarlier });
          return new JobWaits(fileRefusals.mail.waitsForEarlier);
        }
        return await deliver(work, parts, mail.key, job);
      });
      // Thrown after the failure is recorded, so that the queue tries again.
      if (failure) throw failure;
    },
    { jobs: BATCH, parallel: parts.mailer.connections },
  );

/**
 * Writes the mail into the log. The row becomes visible when the first attempt ends, so mails that are being retried
 * can be seen.
 */
async function logEmail(
  work: Work,
  { template, body, further_object_ids: further, request_ids: requests, documents, ...mail }: Payload,
  { store, publicUrl }: Pick<MailParts, 'store' | 'publicUrl'>,
  correlationId: string,
): Promise<void> {
  const isLogged =
    documents.length > 0 && (await work.read(EmailModel).matching({ key: mail.key }).first()) !== undefined;
  const made = isLogged ? [] : await storeAttachments(work, store, documents, mail.actor_id);
  await work
    .of(EmailModel)
    .insert({
      ...mail,
      attachments: [...mail.attachments, ...made],
      email_template: template,
      body: sanitizeHtml(typeof body === 'string' ? body : renderBody(body, publicUrl)),
      correlation_id: correlationId,
    })
    .onConflict('key')
    .ignore();
  if (further.length === 0 && requests.length === 0) return;
  const logged = await work.of(EmailModel).matching({ key: mail.key }).first();
  if (!logged) throw new Error(`the mail ${mail.key} vanished while it was kept`);
  if (further.length > 0)
    await work
      .of(EmailFurtherObjectModel)
      .insert(further.map((object_id) => ({ email_id: logged.id, object_id })))
      .onConflict(['email_id', 'object_id'])
      .ignore();
  if (requests.length > 0)
    await work
      .of(EmailRequestModel)
      .insert([...new Set(requests)].map((request_id) => ({ email_id: logged.id, request_id })))
      .onConflict(['email_id', 'request_id'])
      .ignore();
}

/**
 * Mails to an address that is not the current address of the recipient's account: the next one, or the previous one.
 */
const TO_OTHER_ADDRESS: readonly string[] = ['confirm_address', 'address_changed'];

/** Address of the person whose language the mail layout uses; the first one, if there are several. */
async function findReader(work: Work, mail: EmailModel): Promise<string> {
  const account = TO_OTHER_ADDRESS.includes(mail.email_template ?? '')
    ? await work.read(AccountModel).findById(Number(mail.object_id))
    : undefined;
  return account?.email ?? mail.to[0] ?? mail.bcc[0] ?? '';
}

/** Locks the row while it talks to the mail server. A second job for the same mail waits and then finds it sent. */
async function deliver(
  work: Work,
  { mailer, store, branding, publicUrl, linkSecret }: MailParts,
  key: string,
  job: JobContext,
): Promise<unknown> {
  const mail = await work.of(EmailModel).matching({ key, status: 'queued' }).forUpdate().first();
  if (!mail) return undefined;
  const change = work.of(EmailModel).findById(mail.id);
  const attempts = mail.attempts + 1;
  try {
    const body = hasPlaceholder(mail.body)
      ? fillLinks(mail.body, publicUrl, await tokenOfMail(work, linkSecret, key))
      : mail.body;
    const frame = await writeInLanguageFor(work, await findReader(work, mail), () => ({
      html: mailHtml(mail.subject, body, branding),
      text: mailText(body, branding),
    }));
    await mailer.send({
      messageId: makeMessageId(key, new URL(publicUrl).hostname),
      to: mail.to,
      cc: mail.cc,
      bcc: mail.bcc,
      subject: mail.subject,
      ...frame,
      attachments: await readAttachments(work, store, mail.attachments),
    });
  } catch (error) {
    const final = job.last || error instanceof MailRefused || error instanceof DeadLink;
    const words = redact(readMessage(error)).slice(0, 2000);
    await change.patch({ attempts, error: words, status: final ? 'failed' : 'queued' });
    return final ? undefined : error;
  }
  await change.patch({ attempts, error: null, status: 'sent', sent_at: new Date() });
  return undefined;
}
