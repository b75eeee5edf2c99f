/** Stores files in a bucket of Amazon S3 or of an S3-compatible server. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Settings } from '../../settings.ts';
import { createS3Pieces } from './s3-pieces.ts';
import { checkKey, FileLost, type ByteRange, type FileStore } from './file-store.ts';

/** Bytes in one part of an upload; two parts are in memory at the same time. The largest file has 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Timeout for one part and its answer, in milliseconds; each part is tried twice. */
const ANSWER_WITHIN = 20_000;

export function createS3Store(settings: S3Settings): FileStore {
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Servers other than Amazon's have no host name for each bucket and do not support every checksum.
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // A hanging server accepts connections and does not answer. The timeout gives people an error message while they
    // are still waiting.
    requestHandler: { connectionTimeout: 3000, requestTimeout: ANSWER_WITHIN, throwOnRequestTimeout: true },
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) });

  async function read(key: string, range?: ByteRange): Promise<Readable> {
    const bytes = range && { Range: `bytes=${range.first}-${range.last}` };
    const command = new GetObjectCommand({ ...place(key), ...bytes });
    const { Body: body } = await client.send(command).catch((error: unknown) => refuseLost(key, error));
    return body as Readable;
  }

  async function measure(key: string): Promise<number> {
    const command = new HeadObjectCommand(place(key));
    const found = await client.send(command).catch((error: unknown) => refuseLost(key, error));
    return found.ContentLength ?? 0;
  }

  return {
    async write(key, content) {
      const upload = new Upload({
        client,
        params: { ...place(key), Body: content },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
        leavePartsOnError: false,
      });
      await upload.done().catch((error: unknown) => {
        // Report why the content stream failed rather than the failure to remove its parts.
        throw content.errored ?? error;
      });
    },
    read,
    measure,
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async withLocalFile(key, use) {
      const content = await read(key);
      const folder = await mkdtemp(path.join(tmpdir(), 'portal-file-'));
      try {
        const copy = path.join(folder, key);
        await pipeline(content, createWriteStream(copy, { mode: 0o600 }));
        return await use(copy);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async linkTo(key, { disposition, mediaType, seconds }) {
      // Check first that the file exists; otherwise the browser would show the error page of the bucket.
      await measure(key);
      const command = new GetObjectCommand({
        ...place(key),
        ResponseContentType: mediaType,
        ResponseContentDisposition: disposition,
      });
      return getSignedUrl(client, command, { expiresIn: seconds });
    },
    pieces: createS3Pieces(client, place),
  };
}

function refuseLost(key: string, error: unknown): never {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)
    throw new FileLost(key, error);
  throw error;
}
