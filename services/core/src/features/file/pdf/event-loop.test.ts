/** Files made to make the service busy: they are refused, and everyone else gets answers during that time. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { longestTurn } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPdf } from '../../../testing/hostile-pdfs.ts';
import { refuseUnsafePdf } from './pdf-checker.ts';

const SIZE = 24 * 1024 * 1024;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const filledWith = (text: string): Buffer =>
  Buffer.concat([plainPdf({}), Buffer.alloc(SIZE - plainPdf({}).length, text)]);

/** Small as stored, 300 MB when a reader believes it. */
function bomb(): Buffer {
  const data = deflateSync(Buffer.alloc(300 * 1024 * 1024, '['));
  const head = `%PDF-1.5\n9 0 obj\n<< /Type /XRef /Size 1 /W [1 1 1] /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')]);
}

it.each<[string, () => Buffer]>([
  ['escapes', () => filledWith('#2f')],
  ['escaped names in a dictionary', () => filledWith('\n5 0 obj << /#4c#61unch')],
  ['brackets', () => filledWith('\n5 0 obj [[[[[[[[')],
  ['objects', () => filledWith('\n5 0 obj <</A[/B/C/D]>> endobj')],
  ['streams that do not end', () => filledWith('\n5 0 obj <<>> stream')],
  ['a table of offsets that unpacks to much', bomb],
])('24 MB of %s leave the event loop free', { timeout: 60_000 }, async (_, content) => {
  const file = path.join(folder, 'file.pdf');
  await writeFile(file, content());
  let refusal: unknown;
  const longest = await longestTurn(async () => {
    await refuseUnsafePdf({ path: file, takesPages: true }).catch((error: unknown) => (refusal = error));
  });
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT' });
  expect(longest).toBeLessThan(100);
});
