import path from 'node:path';
import type { S3Settings } from '../../settings.ts';
import { createDiskStore } from './disk-store.ts';
import { FileLost, type FileStore } from './file-store.ts';

export { PIECE_PART_BYTES, type PieceStore, type ResumeState } from './pieces.ts';
export { FileLost, type ByteRange, type DownloadAs, type FileStore } from './file-store.ts';

export interface StorageSettings {
  readonly dataDir: string;
  /** Undefined where files are stored in the data folder. */
  readonly s3: S3Settings | undefined;
}

/**
 * Uses the bucket where one is configured, otherwise a folder of the installation. Files that were stored in the folder
 * before there was a bucket are still read from there.
 */
export function createFileStore({ dataDir, s3 }: StorageSettings): FileStore {
  const disk = createDiskStore(path.join(dataDir, 'files'));
  if (!s3) return disk;
  // The S3 library takes 35 MB and a second to load, so it is loaded only where a bucket is configured.
  const load = async () => (await import('./s3-store.ts')).createS3Store(s3);
  return createBucketBeforeDisk(load, disk);
}

function createBucketBeforeDisk(load: () => Promise<FileStore>, disk: FileStore): FileStore {
  let loading: Promise<FileStore> | undefined;
  const open = (): Promise<FileStore> => (loading ??= load());
  const fromEither = async <T>(ask: (store: FileStore) => Promise<T>): Promise<T> => {
    try {
      return await ask(await open());
    } catch (error) {
      if (!(error instanceof FileLost)) throw error;
      return ask(disk);
    }
  };
  return {
    write: async (key, content) => (await open()).write(key, content),
    read: (key, range) => fromEither((store) => store.read(key, range)),
    measure: (key) => fromEither((store) => store.measure(key)),
    async remove(key) {
      await disk.remove(key);
      await (await open()).remove(key);
    },
    async withLocalFile(key, use) {
      const store = await fromEither(async (each) => {
        await each.measure(key);
        return each;
      });
      return store.withLocalFile(key, use);
    },
    linkTo: (key, as) => fromEither((store) => store.linkTo(key, as)),
    pieces: {
      begin: async (key) => (await open()).pieces.begin(key),
      append: async (place, offset, content) => (await open()).pieces.append(place, offset, content),
      finish: async (place) => (await open()).pieces.finish(place),
      abandon: async (place) => (await open()).pieces.abandon(place),
    },
  };
}
