/** Files behind the application: their pages, and the reason where they have none (spec 2 section 7, "docs"). */
import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Request } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { buildConflict, buildReview, createRequestFactories } from '../../../testing/index.ts';
import { applicationContent } from './application.pdf.ts';
import { ATTACHMENT_LIMITS, type AttachmentFault } from './attachment.ts';
import { attachmentPages } from './attachment-pages.ts';
import { encryptedPdf, pdfOfPages, png, startFakeFiles, type FakeFiles } from './attachments.fixtures.ts';

let files: FakeFiles;
let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;

beforeAll(async () => {
  files = await startFakeFiles();
  harness = await startHarness(definition, { SERVICE_URLS: JSON.stringify({ core: files.url }) });
  make = createRequestFactories(harness);
});
afterAll(async () => {
  await harness?.stop();
  await files?.stop();
});

const storeFile = (bytes: Buffer): string => {
  const id = randomUUID();
  files.bytes.set(id, bytes);
  return id;
};

async function buildApplication(named: Readonly<Record<string, Buffer | null>>) {
  const list = Object.entries(named).map(([name, bytes]) => ({
    id: bytes === null ? randomUUID() : storeFile(bytes),
    name,
  }));
  return make.request({ type: 6, status: 3, details: { nih_biosketch: [], files: list } });
}

async function readDocument(id: number, as: TestPerson): Promise<PDFDocument> {
  const answer = await harness.call(`GET /request/${id}/docs/?to_base64=true`, { as });
  expect(answer.status).toBe(200);
  return PDFDocument.load(Buffer.from(answer.body.base64, 'base64'));
}

it('pages of PDFs and pictures are behind the application, in the order of the form [R7-18]', async () => {
  const bare = await buildApplication({});
  const own = (await readDocument(bare.id, bare.owner)).getPageCount();
  const request = await buildApplication({
    'protocol.pdf': await pdfOfPages(3),
    'figure.png': png(400, 100),
    'letter.pdf': await pdfOfPages(1),
  });
  const pdf = await readDocument(request.id, request.owner);
  const sizes = pdf.getPages().map((page) => {
    const { width, height } = page.getSize();
    return [Math.round(width), Math.round(height)];
  });
  expect(sizes.slice(-5)).toEqual([
    [612, 792],
    [612, 792],
    [612, 792],
    [842, 595],
    [612, 792],
  ]);
  expect(sizes.length).toBeGreaterThanOrEqual(own + 5);
  expect(pdf.getTitle()).toBe(`Application ${request.code}`);
});

it('files are opened in the name of who asks [R7-18]', async () => {
  const request = await buildApplication({ 'protocol.pdf': await pdfOfPages(1) });
  files.asked.length = 0;
  await readDocument(request.id, request.owner);
  expect(files.asked).toHaveLength(2);
  expect(files.asked[0]?.authorization).toMatch(/^Bearer /);
});

it('a broken, encrypted, huge or unknown file is named, and the document is there all the same [R7-18]', async () => {
  const request = await buildApplication({
    'broken.pdf': Buffer.from('%PDF-1.7\nnothing of a document'),
    'locked.pdf': await encryptedPdf(),
    'long.pdf': await pdfOfPages(ATTACHMENT_LIMITS.pages + 1),
    'large.pdf': Buffer.alloc(ATTACHMENT_LIMITS.bytes + 1, '%PDF-'),
    'bomb.png': png(4, 4, { width: 60_000, height: 60_000 }),
    'table.xlsx': Buffer.from('PK\u0003\u0004'),
    'gone.pdf': null,
    'fine.pdf': await pdfOfPages(2),
  });
  const bare = await buildApplication({});
  const own = (await readDocument(bare.id, bare.owner)).getPageCount();
  const count = (await readDocument(request.id, request.owner)).getPageCount();
  expect(count).toBeGreaterThanOrEqual(own + 2);
  expect(count).toBeLessThanOrEqual(own + 4);
});

it.each<[string, () => Promise<Buffer> | Buffer, AttachmentFault]>([
  ['cut off', async () => (await pdfOfPages(2)).subarray(0, 200), 'unreadable'],
  ['encrypted', encryptedPdf, 'encrypted'],
  ['of too many pages', () => pdfOfPages(ATTACHMENT_LIMITS.pages + 1), 'pages'],
  ['a picture that says it is huge', () => png(4, 4, { width: 60_000, height: 60_000 }), 'large'],
  ['a picture without an end', () => png(40, 40).subarray(0, 60), 'unreadable'],
  ['a JPEG without a size', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]), 'unreadable'],
  ['of another kind', () => Buffer.from('PK\u0003\u0004'), 'kind'],
])('a file that is %s has no pages [R7-18]', async (_name, write, fault) => {
  expect(await attachmentPages(await write())).toEqual({ fault });
});

it('each file is named with its pages or the reason [R7-18]', async () => {
  const { id, owner } = await buildApplication({});
  const { body } = await harness.call(`GET /request/${id}/?expand=true`, { as: owner });
  const faults: AttachmentFault[] = [
    'busy',
    'encrypted',
    'kind',
    'large',
    'many',
    'pages',
    'unavailable',
    'unreadable',
  ];
  const messages = JSON.stringify(
    applicationContent(body as Request, [
      { name: 'fine.pdf', pages: 2, pdf: new Uint8Array() },
      ...faults.map((fault) => ({ name: `${fault}.pdf`, fault })),
    ]),
  );
  expect(messages).toContain('2 pages, appended');
  for (const fault of faults) expect(messages).toContain(`${fault}.pdf`);
  expect(messages.match(/Not appended: /g)).toHaveLength(faults.length);
});

it('a reviewer with a declared conflict gets neither the document nor a file [R7-18]', async () => {
  const request = await buildApplication({ 'protocol.pdf': await pdfOfPages(1) });
  const reviewer = await harness.build.person({ roles: ['external_reviewer'], institution: null });
  await buildReview(harness.build, { request, reviewer, reviewerRole: 2 });
  const path = `GET /request/${request.id}/docs/?to_base64=true`;
  expect((await harness.call(path, { as: reviewer })).status).toBe(200);
  await buildConflict(harness.build, { request, reviewer });
  files.asked.length = 0;
  expect((await harness.call(path, { as: reviewer })).status).toBe(404);
  expect(files.asked).toEqual([]);
});

it('the team reads the document of a submitted request; only the owner that of a draft [R7-18]', async () => {
  const member = await harness.build.person();
  const submitted = await make.request({ type: 6, status: 3, team: [member] });
  expect((await harness.call(`GET /request/${submitted.id}/docs/`, { as: member })).status).toBe(200);
  const draft = await make.request({ type: 6, status: 1, team: [member] });
  expect((await harness.call(`GET /request/${draft.id}/docs/`, { as: member })).status).toBe(404);
});
