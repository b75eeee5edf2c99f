/** A fake S3 server with one bucket in its own folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startS3 } from '@portal/fakes/s3';
import type { S3Settings } from '../settings.ts';

export interface S3Server {
  readonly settings: S3Settings;
  /** Variables with which an installation uses this server. */
  readonly variables: Readonly<Record<string, string>>;
  /** Whether there is a file under this key, or parts of an unfinished upload. */
  hasObject(key: string): Promise<boolean>;
  /** From now on the server checks links and signatures with a clock that is `seconds` ahead. */
  moveClock(seconds: number): void;
  stop(): Promise<void>;
}

const BUCKET = 'portal-files';
const ACCOUNT = { accessKeyId: 'portal', secretAccessKey: 'key of the bucket', region: 'us-east-1' };

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-s3-'));
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  const server = await startS3({ account: ACCOUNT, bucket: BUCKET, folder, now });
  const settings = { ...ACCOUNT, bucket: BUCKET, endpoint: `http://127.0.0.1:${server.port}` };
  return {
    settings,
    variables: {
      S3_BUCKET: BUCKET,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_ENDPOINT: settings.endpoint,
    },
    hasObject: (key) => server.hasObject(key),
    moveClock(seconds) {
      ahead += seconds * 1000;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
