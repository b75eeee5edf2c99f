import path from 'node:path';
import type { ChildSpec } from '@portal/launcher/parts';
import type { Places } from '../places.ts';

export const BUCKET = 'portal-files';
/** The only account of the S3 server. */
export const ACCOUNT = { accessKeyId: 'cluster', secretAccessKey: 'key of the bucket', region: 'us-east-1' };

export const bucketProgram = (places: Places, folder: string): ChildSpec => ({
  name: 'bucket',
  file: path.join(import.meta.dirname, 'bucket.main.ts'),
  environment: { SERVICE_PORT: String(places.bucket), BUCKET_FOLDER: path.join(folder, 'bucket') },
  logFile: path.join(folder, 'logs/bucket.log'),
});

/** Environment variables with which the services use the bucket. */
export const bucketVariables = (places: Places): Record<string, string> => ({
  S3_BUCKET: BUCKET,
  S3_REGION: ACCOUNT.region,
  S3_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
  S3_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
  S3_ENDPOINT: `http://127.0.0.1:${places.bucket}`,
});
