/** Prints the faults of the API document, for `npm run check`. */
import { openApiDocument } from '../openapi.ts';
import { findDocumentFaults, type ApiDocument } from './api-document-faults.ts';

const document = openApiDocument({ version: '1', title: 'Portal API' }) as unknown as ApiDocument;
const faults = findDocumentFaults(document);
for (const line of faults) console.error(`✗ API document: ${line}`);
process.exitCode = faults.length > 0 ? 1 : 0;
