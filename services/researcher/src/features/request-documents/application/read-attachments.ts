/**
 * The files named in answers, each with its pages or the reason why it has none. A faulty file does not affect the
 * others.
 */
import { requestAnswers, shownAnswers, type Request } from '@portal/contract';
import { AppError, type CallerOf } from '@portal/kit';
import type { FileClient } from '../../../clients/file.client.ts';
import { ATTACHMENT_LIMITS as LIMITS, type Attachment, type NamedFile } from './attachment.ts';
import { readPages } from './attachment-threads.ts';

/** In the order of the form, without duplicates. */
export function namedFiles({ details }: Request): NamedFile[] {
  const { form, answers } = details ? requestAnswers(details) : { form: null, answers: {} };
  const files = form ? shownAnswers(form, answers).flatMap((answer) => answer.files) : [];
  return [...new Map(files.map((file) => [file.id, file])).values()];
}

export async function readAttachments(
  call: CallerOf,
  files: readonly NamedFile[],
  client: FileClient,
): Promise<Attachment[]> {
  const until = Date.now() + LIMITS.time;
  const left = { bytes: LIMITS.allBytes, pages: LIMITS.allPages };
  const attachments: Attachment[] = [];
  for (const [index, file] of files.entries()) {
    const { name } = file;
    if (index >= LIMITS.files) attachments.push({ name, fault: 'many' });
    else if (Date.now() > until) attachments.push({ name, fault: 'busy' });
    else attachments.push(await readOne(call, file, client, left));
  }
  return attachments;
}

async function readOne(
  call: CallerOf,
  { id, name }: NamedFile,
  client: FileClient,
  left: { bytes: number; pages: number },
): Promise<Attachment> {
  const bytes = await readBytes(call, id, client, Math.min(LIMITS.bytes, left.bytes));
  if (bytes === null) return { name, fault: 'unavailable' };
  if (bytes === undefined) return { name, fault: 'large' };
  left.bytes -= bytes.length;
  const read = await readPages(bytes);
  if ('fault' in read) return { name, fault: read.fault };
  if (read.pages > left.pages) return { name, fault: 'pages' };
  left.pages -= read.pages;
  return { name, pages: read.pages, pdf: read.pdf };
}

/** Null if the caller must not open the file or its content is missing. */
async function readBytes(call: CallerOf, id: string, client: FileClient, limit: number) {
  try {
    return await client.readBytes(call, id, limit);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
