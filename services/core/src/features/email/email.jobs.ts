/** Sends a mail once for its key, however often the job runs (architecture "Data": delivered at least once, handled idempotently). */
import { createHash } from 'node:crypto';
import { MailRequested, redact, type BrandingWords } from '@portal/contract';
import {
  onEvent,
  sanitizeHtml,
  transact,
  type Database,
  type EventHandler,
  type JobContext,
  type Work,
} from '@portal/kit';
import type { z } from 'zod';
import type { FileStore } from '../../clients/file-store.ts';
import { MailRefused, messageOf, type Mailer } from '../../clients/mailer.ts';
import { DeadLink, fillLinks, tokenOfMail } from '../account-mail/index.ts';
import { attachmentsOf } from './attachments.ts';
import { mailHtml, mailText } from './mail-layout.ts';

type Payload = z.output<(typeof MailRequested)['payload']>;

export interface MailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where attachments lie. */
  readonly store: FileStore;
  readonly branding: BrandingWords;
  /** Where links lead; its host stands in the Message-ID. */
  readonly publicUrl: string;
  /** Secret of the tokens that stand in links (see account-mail). */
  readonly linkSecret: string;
}

/** The same for every try of one mail, so that a server or inbox that got it twice can tell. */
export const messageIdOf = (key: string, host: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`;

export const sendMails = (parts: MailParts): EventHandler =>
  onEvent(MailRequested, async (mail, job) => {
    await keep(parts.database, mail);
    const failure = await transact(parts.database, { actorId: mail.actor_id }, (work) =>
      deliver(parts, work, mail, job),
    );
    // Thrown after the failure is on record, so that the queue tries again.
    if (failure) throw failure;
  });

/** Puts the mail into the log before the first try: what waits is visible. */
async function keep(database: Database, mail: Payload): Promise<void> {
  await transact(database, { actorId: mail.actor_id }, ({ trx }) =>
    database.query(
      {
        text: `insert into core.email (key, email_template, model_name, object_id, "to", cc, bcc, subject, body, actor_id, attachments)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (key) do nothing`,
        values: [
          mail.key,
          mail.template,
          mail.model_name,
          mail.object_id,
          mail.to,
          mail.cc,
          mail.bcc,
          mail.subject,
          sanitizeHtml(mail.body),
          mail.actor_id,
          mail.attachments,
        ],
      },
      trx,
    ),
  );
}

interface EmailRow {
  readonly id: number;
  readonly to: string[];
  readonly cc: string[];
  readonly bcc: string[];
  readonly subject: string;
  readonly body: string;
  readonly attachments: string[];
}

/** Holds the row while it talks to the server, so that a second job of the same mail waits and then finds it sent. */
async function deliver(
  { database, mailer, store, branding, publicUrl, linkSecret }: MailParts,
  work: Work,
  { key }: Payload,
  job: JobContext,
): Promise<unknown> {
  const [row] = await database.query<EmailRow>(
    {
      text: `select id, "to", cc, bcc, subject, body, attachments from core.email where key = $1 and status = 'queued' for update`,
      values: [key],
    },
    work.trx,
  );
  if (!row) return undefined;
  try {
    const body = fillLinks(row.body, publicUrl, await tokenOfMail(work, linkSecret, key));
    await mailer.send({
      messageId: messageIdOf(key, new URL(publicUrl).hostname),
      to: row.to,
      cc: row.cc,
      bcc: row.bcc,
      subject: row.subject,
      html: mailHtml(row.subject, body, branding),
      text: mailText(body, branding),
      attachments: await attachmentsOf(database, store, row.attachments, work.trx),
    });
  } catch (error) {
    const final = job.last || error instanceof MailRefused || error instanceof DeadLink;
    await database.query(
      {
        text: `update core.email set attempts = attempts + 1, error = $2, status = $3 where id = $1`,
        values: [row.id, redact(messageOf(error)).slice(0, 2000), final ? 'failed' : 'queued'],
      },
      work.trx,
    );
    return final ? undefined : error;
  }
  await database.query(
    {
      text: `update core.email set attempts = attempts + 1, error = null, status = 'sent', sent_at = now() where id = $1`,
      values: [row.id],
    },
    work.trx,
  );
  return undefined;
}
