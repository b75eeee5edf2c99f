import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import type { TestPerson } from '@portal/kit/testing';
import { LIMITS, virusMessage } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { HOSTILE, escaped, packedPdf, plainPdf } from '../../testing/hostile-pdfs.ts';
import { EICAR, PDF, buildPdfContaining, upload } from '../../testing/uploads.ts';

// Each upload gets a thread, which takes its time to start where the machine is busy.
let core: CoreHarness;
let person: TestPerson;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events and background jobs' });
  person = await core.build.person();
});
afterAll(() => core.stop());

/** Small, but tens of megabytes when its objects are unpacked. */
function bomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(20 * 1024 * 1024, 0x20));
  const stream = [Buffer.from('<< /Type /ObjStm >>\nstream\n'), packed, Buffer.from('\nendstream\n')];
  return Buffer.concat([Buffer.from('%PDF-1.5\n'), ...stream, ...stream]);
}

const stored = async (): Promise<string[]> => readdir(path.join(core.dataDir, 'files')).catch(() => []);

it('stores what was sent and answers what it is [R7-21]', async () => {
  const answer = await upload(core, person, { name: 'C:\\letters\\IRB "final" ü.pdf' });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    name: 'IRB _final_ ü.pdf',
    type: 1,
    media_type: 'application/pdf',
    size: PDF.length,
    sha256: createHash('sha256').update(PDF).digest('hex'),
    scan: 'clean',
  });
  const read = await core.call(`GET /file/${answer.body.id}/?base64=true`, { as: person });
  expect(Buffer.from(read.body.base64, 'base64').equals(PDF)).toBe(true);
});

describe('what is refused leaves nothing behind', () => {
  const refused = async (options: Parameters<typeof upload>[2], as: TestPerson | undefined = person) => {
    const before = await stored();
    const answer = await upload(core, as, options);
    expect(await stored()).toEqual(before);
    return answer;
  };

  it('a virus, by its name [R8-08]', async () => {
    const answer = await refused({ content: buildPdfContaining(EICAR), name: 'bad.pdf' });
    expect(answer.status).toBe(412);
    expect(answer.body).toMatchObject({ code: 'VIRUS', detail: virusMessage('bad.pdf') });
  });

  it('a virus that straddles two chunks of a large file', async () => {
    const before = buildPdfContaining('').indexOf('stream\n') + 'stream\n'.length;
    const content = buildPdfContaining(EICAR, 64 * 1024 - before - 40);
    expect((await refused({ content })).status).toBe(412);
  });

  it('an empty file, a missing file, a missing or unknown type', async () => {
    const empty = await refused({ content: '' });
    expect([empty.status, empty.body]).toEqual([400, { file: ['The file is empty'] }]);
    expect((await refused({ fields: {} })).body).toEqual({ type: ['Required field'] });
    expect((await refused({ fields: { type: '99' } })).body).toEqual({ type: ['Unknown type of file'] });
    const form = new FormData();
    form.append('type', '1');
    const none = await core.call('POST /file/', { as: person, body: form });
    expect([none.status, none.body]).toEqual([400, { file: ['Required field'] }]);
    const json = await core.call('POST /file/', { as: person, body: { type: 1 } });
    expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('anything but a PDF for a letter, whatever it is called', async () => {
    for (const options of [
      { content: 'MZ rubbish', name: 'letter.pdf' },
      { content: PDF, name: 'letter.exe' },
      { content: PDF, name: 'letter' },
      { content: `<html>%PDF-`, name: 'letter.pdf' },
    ]) {
      const answer = await refused(options);
      expect([answer.status, answer.body.detail]).toEqual([415, 'Please choose a PDF file']);
    }
  });

  it('a PDF that runs something, also when it is written or packed so as not to be seen', async () => {
    const packed = deflateSync(Buffer.from('1 0 << /S /JavaScript /JS (app.alert(1)) >>'));
    const contents = [
      Buffer.from('%PDF-1.4\n<< /OpenAction << /S /JavaScript /JS (x) >> >>'),
      Buffer.from('%PDF-1.4\n<< /S /J#61vaScript >>'),
      Buffer.from('%PDF-1.4\n<< /S /Launch /F (cmd.exe) >>'),
      Buffer.from('%PDF-1.4\n<< /Type /EmbeddedFile >>'),
      Buffer.from('%PDF-1.5\n<< /Type /Ob#6aStm >>\nstream\nendstream'),
      bomb(),
      Buffer.concat([
        Buffer.from(`%PDF-1.5\n9 0 obj\n<< /Type /ObjStm /Length ${packed.length} >>\nstream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    ];
    for (const content of contents) {
      const answer = await refused({ content });
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['file']]);
    }
  });

  // Every kind is checked in `check-pdf.test.ts`.
  it('active content that is packed and escaped, for every type of file that may be a PDF', async () => {
    for (const type of ['1', '3']) {
      const content = packedPdf(escaped(HOSTILE['a form of XML'] ?? {}));
      const answer = await refused({ content, fields: { type } });
      expect([answer.status, answer.body]).toEqual([
        400,
        { file: [expect.stringMatching(/^This PDF contains/)] },
      ]);
    }
    const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const { id: institution } = await core.build.institution();
    const content = plainPdf({ catalog: '/OpenAction << /S /URI /URI (https://evil.example) >>' });
    for (const fields of [{ type: '4' }, { type: '2', institution: String(institution) }])
      expect((await refused({ content, fields: fields as Record<string, string> }, admin)).status).toBe(400);
  });

  it('a page of the web with the first letters of a PDF, and what no reader could open', async () => {
    for (const [content, words] of [
      ['%PDF-1.4\n<html><script>alert(1)</script></html>', /^This PDF contains scripts/],
      ['%PDF-1.4\n%%EOF', /^This PDF can't be read/],
      ['%PDF-1.4\n1 0 obj <<>> endobj trailer << /Encrypt 1 0 R >>', /^This PDF is encrypted/],
    ] as const) {
      const answer = await refused({ content });
      expect([answer.status, answer.body]).toEqual([400, { file: [expect.stringMatching(words)] }]);
    }
  });

  it('a picture that a viewer of PDFs would open', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const content = Buffer.concat([png, PDF]);
    expect((await refused({ content, name: 'plan.png', fields: { type: '3' } })).status).toBe(415);
  });

  it('a file that is too large, and answers before the connection breaks', async () => {
    const content = Buffer.concat([PDF, Buffer.alloc(LIMITS.uploadBytes)]);
    const answer = await refused({ content });
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('an agreement from anyone but an administrator, and a letter from no one', async () => {
    expect((await refused({ fields: { type: '2' } })).status).toBe(403);
    expect((await upload(core, undefined)).status).toBe(401);
    expect(await stored()).toHaveLength(1);
  });

  it('an upload whose sender hangs up', async () => {
    const before = await stored();
    const { port, hostname } = new URL(core.service.url);
    const token = await core.login({ email: (await core.buildAccount()).email });
    const socket = net.connect(Number(port), hostname);
    socket.write(
      [
        'POST /file/ HTTP/1.1',
        'Host: localhost',
        `Authorization: Bearer ${token.body.token}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 100000',
        '',
        '--x',
        'Content-Disposition: form-data; name="file"; filename="letter.pdf"',
        '',
        '%PDF-1.4 the beginning',
      ].join('\r\n'),
    );
    await core.eventually(async () => (await stored()).length === before.length + 1);
    socket.destroy();
    await core.eventually(async () => (await stored()).length === before.length);
    expect(await stored()).toEqual(before);
  });

  it('more than one file', async () => {
    const form = new FormData();
    form.append('type', '1');
    for (const name of ['one.pdf', 'two.pdf']) form.append('file', new Blob([new Uint8Array(PDF)]), name);
    const before = await stored();
    const answer = await core.call('POST /file/', { as: person, body: form });
    expect(answer.status).toBe(400);
    await core.eventually(async () => (await stored()).length === before.length);
  });
});

it('takes an agreement with its institution from an administrator', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const institution = await core.build.institution();
  const fields = { type: '2', institution: String(institution.id) };
  const answer = await upload(core, admin, { name: 'rda.pdf', fields });
  expect(answer.status).toBe(201);
  const unknown = await upload(core, admin, {
    name: 'rda.pdf',
    fields: { ...fields, institution: '999999' },
  });
  expect(Object.keys(unknown.body)).toEqual(['institution']);
  // In no one's list, it could never be signed.
  const unowned = await upload(core, admin, { name: 'rda.pdf', fields: { type: '2' } });
  expect([unowned.status, unowned.body]).toEqual([400, { institution: ['Required field'] }]);
});

it('takes pictures as attachments, and no archives', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const answer = await upload(core, person, { content: png, name: 'plan.PNG', fields: { type: '3' } });
  expect(answer.body).toMatchObject({ media_type: 'image/png' });
  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.alloc(100)]);
  for (const name of ['plan.docx', 'plan.xlsx', 'plan.zip'])
    expect((await upload(core, person, { content: zip, name, fields: { type: '3' } })).status).toBe(415);
  const html = await upload(core, person, { content: '<script>', name: 'x.html', fields: { type: '3' } });
  expect(html.status).toBe(415);
});
