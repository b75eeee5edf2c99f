/** Generates the API document in a thread: it takes a second, for which other callers must not wait. */
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { openApiDocument } from '@portal/kit';

const { version } = workerData as { version: string };
const plain = Buffer.from(JSON.stringify(openApiDocument({ title: 'Portal API', version })));
parentPort?.postMessage({ plain, packed: gzipSync(plain) }, []);
