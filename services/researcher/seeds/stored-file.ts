import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePdf, type SeedContext } from '@portal/kit/seeding';
import { makeUuid } from './clock.ts';

export interface SeededFile {
  readonly type: number;
  readonly name: string;
  /** The text lines of a generated PDF; ignored if `content` is given. */
  readonly lines: readonly string[];
  readonly content?: { readonly bytes: Buffer; readonly mediaType: string };
  readonly creatorId: number;
  readonly at: Date;
}

/** Stores an invented file as if its creator had uploaded it. @returns the file's id */
export async function storeFile(context: SeedContext, file: SeededFile): Promise<string> {
  const content = file.content?.bytes ?? writePdf(file.lines);
  const id = makeUuid(context.random);
  const folder = path.join(context.dataDir, 'files');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, id), content, { mode: 0o600 });
  await context.as(file.creatorId, file.at);
  await context.client.query(
    `insert into core.file (id, type, name, media_type, size, sha256, storage_key, scan, creator_id, created, modified)
    values ($1::uuid, $2, $3, $8, $4, $5, $1::uuid::text, 'clean', $6, $7, $7)`,
    [
      id,
      file.type,
      file.name,
      content.length,
      createHash('sha256').update(content).digest('hex'),
      file.creatorId,
      file.at,
      file.content?.mediaType ?? 'application/pdf',
    ],
  );
  return id;
}
