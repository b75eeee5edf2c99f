import path from 'node:path';
import type { ChildSpec } from '@portal/launcher/parts';
import type { Places } from '../places.ts';

export const BUCKET = 'portal-files';

/** The server of the bucket. */
export const bucketProgram = (places: Places, folder: string): ChildSpec => ({
  name: 'bucket',
  file: path.join(import.meta.dirname, 'bucket.main.ts'),
  environment: { SERVICE_PORT: String(places.bucket), BUCKET_FOLDER: path.join(folder, 'bucket') },
  logFile: path.join(folder, 'logs/bucket.log'),
});

/** What the services are told of it; the server knows one account only. */
export const bucketVariables = (places: Places): Record<string, string> => ({
  S3_BUCKET: BUCKET,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_ENDPOINT: `http://127.0.0.1:${places.bucket}`,
});
