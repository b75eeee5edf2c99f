/** Files that go with a mail, as the mail server takes them. */
import { buffer } from 'node:stream/consumers';
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';
import type { FileStore } from '../../clients/file-store.ts';
import { MailRefused, type MailAttachment } from '../../clients/mailer.ts';

/** @throws MailRefused when one is gone or was found bad: the mail must not go out without it */
export async function attachmentsOf(
  database: Database,
  store: FileStore,
  ids: readonly string[],
  trx: Knex.Transaction,
): Promise<MailAttachment[]> {
  if (ids.length === 0) return [];
  const rows = await database.query<{ name: string; media_type: string; storage_key: string }>(
    {
      text: "select name, media_type, storage_key from core.file where id = any($1) and scan = 'clean'",
      values: [ids],
    },
    trx,
  );
  if (rows.length !== ids.length) throw new MailRefused('An attachment is not there any more');
  return Promise.all(
    rows.map(async (row) => ({
      filename: row.name,
      contentType: row.media_type,
      content: await buffer(store.read(row.storage_key)),
    })),
  );
}
