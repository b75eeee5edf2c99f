/** The server that keeps stored files, which speaks S3, as a process of its own. */
import S3rver from 's3rver';
import { BUCKET } from './bucket.ts';

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(process.env['SERVICE_PORT']),
  silent: true,
  directory: String(process.env['BUCKET_FOLDER']),
  configureBuckets: [{ name: BUCKET, configs: [] }],
});
const { port } = await server.run();
const leave = (): void => void server.close().finally(() => process.exit(0));
process.once('SIGTERM', leave);
process.once('disconnect', leave);
process.send?.({ type: 'ready', port });
