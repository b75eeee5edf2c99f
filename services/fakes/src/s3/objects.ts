/** The content of a bucket in one folder: finished objects, and the received parts of uploads. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Fault } from './signature.ts';

/** A part in the list that completes an upload. */
export interface ListedPart {
  readonly number: number;
  readonly etag: string;
}

/** Minimum size of every part except the last. */
const LEAST_PART_BYTES = 5 * 1024 * 1024;
const MOST_PARTS = 10_000;

const notFound = (): S3Fault => new S3Fault(404, 'NoSuchKey', 'The specified key does not exist.');
const noUpload = (): S3Fault => new S3Fault(404, 'NoSuchUpload', 'The specified upload does not exist.');

export type Objects = ReturnType<typeof createObjects>;

export function createObjects(folder: string) {
  // Keys are stored as hexadecimal file names, so that no key can leave the folder.
  const nameFile = (key: string): string => Buffer.from(key).toString('hex');
  const findObject = (key: string): string => path.join(folder, 'objects', nameFile(key));
  const findUploads = (key: string): string => path.join(folder, 'uploads', nameFile(key));

  /** Stores a body completely or not at all. @returns its MD5, and its temporary path */
  async function receive(
    body: Readable,
    sha256: string | undefined,
  ): Promise<{ etag: string; place: string }> {
    const place = path.join(folder, 'incoming', randomUUID());
    await mkdir(path.dirname(place), { recursive: true });
    const [md5, sha] = [createHash('md5'), createHash('sha256')];
    try {
      await pipeline(
        body,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            md5.update(chunk);
            if (sha256 !== undefined) sha.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(place),
      );
      if (sha256 !== undefined && sha.digest('hex') !== sha256)
        throw new S3Fault(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.');
    } catch (error) {
      await rm(place, { force: true });
      throw error;
    }
    return { etag: md5.digest('hex'), place };
  }

  async function move(from: string, to: string): Promise<void> {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
  }

  /** @returns the folder of the upload's parts */
  async function findUpload(key: string, id: string): Promise<string> {
    const ids = await readdir(findUploads(key)).catch((): string[] => []);
    if (!ids.includes(id)) throw noUpload();
    return path.join(findUploads(key), id);
  }

  async function forget(key: string, id: string): Promise<void> {
    await rm(path.join(findUploads(key), id), { recursive: true });
    const others = await readdir(findUploads(key));
    if (others.length === 0) await rm(findUploads(key), { recursive: true });
  }

  return {
    async put(key: string, body: Readable, sha256: string | undefined): Promise<string> {
      const { etag, place } = await receive(body, sha256);
      await move(place, findObject(key));
      return etag;
    },
    async measure(key: string): Promise<number> {
      const found = await stat(findObject(key)).catch(() => undefined);
      if (!found) throw notFound();
      return found.size;
    },
    read: (key: string, range?: { readonly start: number; readonly end: number }): Readable =>
      createReadStream(findObject(key), range),
    remove: (key: string): Promise<void> => rm(findObject(key), { force: true }),
    /** Whether there is an object under this key, or an unfinished upload. */
    async hasObject(key: string): Promise<boolean> {
      const found = await Promise.all(
        [findObject(key), findUploads(key)].map((place) => stat(place).catch(() => null)),
      );
      return found.some((each) => each !== null);
    },
    async begin(key: string): Promise<string> {
      const id = randomUUID();
      await mkdir(path.join(findUploads(key), id), { recursive: true });
      return id;
    },
    async putPart(
      { key, id, number }: { readonly key: string; readonly id: string; readonly number: number },
      body: Readable,
      sha256: string | undefined,
    ): Promise<string> {
      const parts = await findUpload(key, id);
      if (!(number >= 1 && number <= MOST_PARTS))
        throw new S3Fault(400, 'InvalidArgument', `Part number must be from 1 to ${MOST_PARTS}.`);
      const { etag, place } = await receive(body, sha256);
      // A part that is sent again replaces the earlier one.
      const before = (await readdir(parts)).filter((name) => name.startsWith(`${number}-`));
      await rename(place, path.join(parts, `${number}-${etag}`));
      await Promise.all(
        before
          .filter((name) => name !== `${number}-${etag}`)
          .map((name) => rm(path.join(parts, name), { force: true })),
      );
      return etag;
    },
    async complete(key: string, id: string, listed: readonly ListedPart[]): Promise<string> {
      const parts = await findUpload(key, id);
      const places = listed.map(({ number, etag }) => path.join(parts, `${number}-${etag}`));
      await checkParts(listed, places);
      const { etag, place } = await receive(joinFiles(places), undefined);
      await move(place, findObject(key));
      await forget(key, id);
      return `${etag}-${listed.length}`;
    },
    async abort(key: string, id: string): Promise<void> {
      await findUpload(key, id);
      await forget(key, id);
    },
  };
}

async function checkParts(listed: readonly ListedPart[], places: readonly string[]): Promise<void> {
  if (listed.length === 0) throw new S3Fault(400, 'MalformedXML', 'The list of parts is empty.');
  if (listed.some(({ number }, at) => number <= (listed[at - 1]?.number ?? 0)))
    throw new S3Fault(400, 'InvalidPartOrder', 'The list of parts is not in ascending order.');
  const found = await Promise.all(places.map((place) => stat(place).catch(() => undefined)));
  if (found.some((part) => part === undefined))
    throw new S3Fault(400, 'InvalidPart', 'One or more of the parts could not be found.');
  if (found.slice(0, -1).some((part) => (part?.size ?? 0) < LEAST_PART_BYTES))
    throw new S3Fault(400, 'EntityTooSmall', 'A part is smaller than the least size.');
}

function joinFiles(places: readonly string[]): Readable {
  return Readable.from(
    (async function* () {
      for (const place of places) yield* createReadStream(place);
    })(),
  );
}
