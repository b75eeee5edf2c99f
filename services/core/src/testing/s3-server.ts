/** A server that speaks S3, with one bucket in a folder of its own. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../settings.ts';

export interface S3Server {
  readonly settings: S3Settings;
  /** What an installation is told of it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Whether there is a file under this key, or parts of one. */
  holds(key: string): Promise<boolean>;
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-s3-'));
  const bucket = 'portal-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  // The only account that the server knows.
  const [accessKeyId, secretAccessKey] = ['S3RVER', 'S3RVER'];
  const settings = { bucket, region: 'us-east-1', accessKeyId, secretAccessKey, endpoint };
  return {
    settings,
    variables: {
      S3_BUCKET: bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_ENDPOINT: endpoint,
    },
    async holds(key) {
      const names = await readdir(path.join(folder, bucket)).catch((): string[] => []);
      return names.some((name) => name.startsWith(key));
    },
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
