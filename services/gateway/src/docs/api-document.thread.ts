/** Makes the API's document from the contract: a second of the processor, which no caller of the gateway waits for. */
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { openApiDocument } from '@portal/kit';

const { version } = workerData as { version: string };
const plain = Buffer.from(JSON.stringify(openApiDocument({ title: 'Portal API', version })));
parentPort?.postMessage({ plain, packed: gzipSync(plain) }, []);
