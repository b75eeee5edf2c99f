/** Files that go with a mail, as the mail server takes them. */
import { buffer } from 'node:stream/consumers';
import type { Reads } from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import type { FileStore } from '../../clients/file-store/index.ts';
import { MailRefused, type MailAttachment } from '../../clients/mailer.ts';
import { FileModel } from '../../models/index.ts';

/** @throws MailRefused when one is gone or was found bad: the mail must not go out without it */
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
