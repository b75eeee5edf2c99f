/** Copies stored bytes and hashes them on the way. Stored bytes never change, so a copy is always consistent. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../problem.ts';
import type { FileEntry } from './manifest.ts';

/** Suffix of files that are still being written; they are skipped. */
const PARTIAL = '.part';

export async function keysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.endsWith(PARTIAL)).toSorted();
}

/** Copies one file. @returns undefined where it no longer exists */
export async function copyFile(from: string, to: string, key: string): Promise<FileEntry | undefined> {
  const hash = createHash('sha256');
  let size = 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      createReadStream(path.join(from, key)),
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          hash.update(part);
          size += part.length;
          yield part;
        }
      },
      createWriteStream(path.join(to, key), { mode: 0o600 }),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return { key, size, sha256: hash.digest('hex') };
}

/** Copies the files in `from` that are not in `known`. */
export async function copyFolder(
  from: string,
  to: string,
  known: readonly FileEntry[] = [],
): Promise<FileEntry[]> {
  const copied = [...known];
  const has = new Set(known.map(({ key }) => key));
  for (const key of await keysIn(from)) {
    const file = has.has(key) ? undefined : await copyFile(from, to, key);
    if (file) copied.push(file);
  }
  return copied;
}

/**
 * Copies the installation's keys so that only their owner can read them.
 * @throws Problem where there are none, because a backup without keys is useless
 */
export async function copyKeys(from: string, to: string): Promise<void> {
  const copied = await copyFolder(from, to);
  if (copied.length === 0) throw new Problem(`There are no keys in ${from}.`);
  await chmod(to, 0o700);
}
