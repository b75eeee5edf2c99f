/** Stores files in a folder of the installation that only the service's account can read. */
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createDiskPieces } from './disk-pieces.ts';
import { checkKey, FileLost, type FileStore } from './file-store.ts';

export function createDiskStore(folder: string): FileStore {
  const findPlace = (key: string): string => path.join(folder, checkKey(key));
  async function measure(key: string): Promise<number> {
    const { size } = await stat(findPlace(key)).catch((error: unknown) => refuseLost(key, error));
    return size;
  }

  return {
    async write(key, content) {
      const place = findPlace(key);
      const partial = `${place}.part`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A folder created before this rule has wider permissions.
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
    async read(key, range) {
      const place = findPlace(key);
      const handle: FileHandle = await open(place).catch((error: unknown) => refuseLost(key, error));
      return handle.createReadStream(range && { start: range.first, end: range.last });
    },
    measure,
    remove: (key) => rm(findPlace(key), { force: true }),
    async withLocalFile(key, use) {
      await measure(key);
      return use(findPlace(key));
    },
    async linkTo(key) {
      await measure(key);
      return null;
    },
    pieces: createDiskPieces(folder),
  };
}

/** Errors other than a missing file, for example a missing permission, are thrown unchanged. */
function refuseLost(key: string, error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new FileLost(key, error);
  throw error;
}

/** Flush to disk first: when the machine crashes, a row that says "stored" must still have its bytes. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
