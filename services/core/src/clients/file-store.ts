/** Where bytes of files are kept: a folder of the installation, for the eyes of its account alone. */
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface FileStore {
  /** Keeps the stream under `key`; on failure nothing is left. */
  write(key: string, content: Readable): Promise<void>;
  read(key: string): Readable;
  /** Path of the bytes, for a thread that reads them itself. */
  locate(key: string): string;
  remove(key: string): Promise<void>;
}

export function createDiskStore(folder: string): FileStore {
  /** Keys are UUIDs of our own, never a name from outside. */
  const findPlace = (key: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error(`not a storage key: ${key}`);
    return path.join(folder, key);
  };
  return {
    async write(key, content) {
      const place = findPlace(key);
      const partial = `${place}.part`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // An installation that is older than this rule has a folder already.
      await chmod(folder, 0o700);
      try {
        await pipeline(content, createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
        await flush(partial);
        await rename(partial, place);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: (key) => createReadStream(findPlace(key)),
    locate: findPlace,
    remove: (key) => rm(findPlace(key), { force: true }),
  };
}

/** A row that says "stored" must not outlive its bytes when the machine stops. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
