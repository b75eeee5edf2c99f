/** Runs the S3 server of the stored files as a separate process. */
import { startS3 } from '@portal/fakes/s3';
import { ACCOUNT, BUCKET } from './bucket.ts';

const server = await startS3({
  account: ACCOUNT,
  bucket: BUCKET,
  folder: String(process.env['BUCKET_FOLDER']),
  port: Number(process.env['SERVICE_PORT']),
});
const leave = (): void => void server.stop().finally(() => process.exit(0));
process.once('SIGTERM', leave);
process.once('disconnect', leave);
process.send?.({ type: 'ready', port: server.port });
