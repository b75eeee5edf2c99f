/** Attachments of a mail in the form that the mail server takes. */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FILE_TYPE, type MailRequested } from '@portal/contract';
import type { Reads, Work } from '@portal/kit';
import type { z } from 'zod';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import type { FileStore } from '../../clients/file-store/index.ts';
import { MailRefused, type MailAttachment } from '../../clients/mailer.ts';
import { FileModel } from '../../models/index.ts';

/** @throws MailRefused when an attachment is missing or infected, because the mail must not go out without it */
export async function readAttachments(
  reads: Reads,
  store: FileStore,
  ids: readonly string[],
): Promise<MailAttachment[]> {
  if (ids.length === 0) return [];
  const files = await reads.read(FileModel).matching({ id: ids, scan: 'clean' });
  if (files.length !== ids.length) throw new MailRefused(fileRefusals.mail.attachmentGone);
  return Promise.all(
    files.map(async (file) => ({
      filename: file.name,
      contentType: file.media_type,
      content: await buffer(await store.read(file.storage_key)),
    })),
  );
}

type Documents = z.output<(typeof MailRequested)['payload']>['documents'];

/**
 * Stores documents that the portal created for a mail as files of the person who requested it. This allows the mail to
 * be sent again from the log. If the job stops afterwards, the files belong to no mail and are cleared as unused
 * uploads.
 */
export async function storeAttachments(
  work: Work,
  store: FileStore,
  documents: Documents,
  creatorId: number | null,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, media_type: mediaType, content } of documents) {
    const bytes = Buffer.from(content, 'base64');
    const storageKey = randomUUID();
    await store.write(storageKey, Readable.from([bytes]));
    const { id } = await work.of(FileModel).insert({
      type: FILE_TYPE.ATTACHMENT,
      name,
      media_type: mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storage_key: storageKey,
      scan: 'clean',
      creator_id: creatorId,
      institution_id: null,
      additional_data: {},
    });
    ids.push(id);
  }
  return ids;
}
