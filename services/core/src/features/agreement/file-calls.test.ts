import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startCore, type CoreHarness } from '../../testing/core-harness.ts';
import {
  RDA_PDF,
  REVISED_PDF,
  buildScene,
  readAgreement,
  type AgreementScene,
} from './agreement.fixtures.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const patch = (scene: AgreementScene, as: TestPerson | undefined, body: unknown) =>
  core.call(`PATCH /file/${scene.id}/`, { ...(as ? { as } : {}), body });

it('signs, countersigns, revises and fills the form by the file calls of the specification [C7.4.1]', async () => {
  const scene = await buildScene(core);
  const { official, lead, admin } = scene;
  const signed = await patch(scene, official, {
    type: 2,
    additional_data: { signature: official.displayName },
    password: PASSWORD,
  });
  expect(signed.status).toBe(200);
  expect(signed.body).toMatchObject({
    type: 2,
    additional_data: { status: 2, signature: official.displayName },
  });
  const executed = await patch(scene, lead, {
    type: 2,
    additional_data: { sf_signature: lead.displayName },
    password: PASSWORD,
  });
  expect(executed.body.additional_data).toMatchObject({ status: 3, sf_signature: lead.displayName });
  const noted = await patch(scene, admin, { additional_data: { comments: 'Filed' } });
  expect(noted.body.additional_data.comments).toBe('Filed');
  const revised = await patch(scene, admin, {
    type: 2,
    base64: REVISED_PDF.toString('base64'),
    additional_data: { comments: 'Clause 4' },
  });
  expect(revised.body).toMatchObject({
    size: REVISED_PDF.length,
    additional_data: { status: 1, comments: 'Clause 4', signature: null },
  });
  expect((await readAgreement(core, scene)).signatures).toHaveLength(2);
});

it('shows the person who comes too late what is there now, whichever step it is', async () => {
  const scene = await buildScene(core);
  const { official, admin } = scene;
  await patch(scene, admin, { additional_data: { comments: 'Read by two' } });
  const steps = [
    [admin, { additional_data: { comments: 'Mine' } }],
    [admin, { base64: REVISED_PDF.toString('base64') }],
    [official, { additional_data: { signature: official.displayName }, password: PASSWORD }],
  ] as const;
  for (const [as, body] of steps) {
    const headers = { 'If-Match': 'W/"old"' };
    const late = await core.call(`PATCH /file/${scene.id}/`, { as, body, headers });
    const now = (await core.call(`GET /file/${scene.id}/`, { as })).body;
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect(late.body.current).toEqual(now);
  }
});

it('refuses there what it refuses elsewhere [C5.4.1]', async () => {
  const scene = await buildScene(core);
  const { official, admin, lead, researcher } = scene;
  const signature = { additional_data: { signature: official.displayName } };
  expect((await patch(scene, undefined, signature)).status).toBe(401);
  expect((await patch(scene, researcher, signature)).status).toBe(403);
  expect((await patch(scene, official, signature)).body).toEqual({
    password: ['Please enter your password'],
  });
  const wrong = await patch(scene, official, { additional_data: { signature: 'X' }, password: PASSWORD });
  expect(wrong.body).toEqual({ signature: ['Signature does not match full name'] });
  expect((await patch(scene, official, { additional_data: { status: 3 } })).status).toBe(403);
  expect((await patch(scene, official, { base64: REVISED_PDF.toString('base64') })).status).toBe(403);
  expect(
    (await patch(scene, lead, { additional_data: { sf_signature: lead.displayName }, password: PASSWORD }))
      .status,
  ).toBe(409);
  expect((await patch(scene, admin, { base64: Buffer.from('MZ').toString('base64') })).status).toBe(415);
  expect((await patch(scene, admin, { additional_data: {}, no_such_field: 1 })).status).toBe(400);
  const letter = await core.build.file({ creator: admin });
  expect(
    (await core.call(`PATCH /file/${letter}/`, { as: admin, body: { additional_data: {} } })).status,
  ).toBe(404);
});

it('has the fields of an RDA file, and its bytes when they are asked for [C3.0.4 C7.4.1]', async () => {
  const scene = await buildScene(core, { status: 3 });
  const read = async (query = '') =>
    (await core.call(`GET /file/${scene.id}/${query}`, { as: scene.researcher })).body;
  const plain = await read();
  expect(plain).toMatchObject({ id: scene.id, type: 2, name: 'rda.pdf', created: expect.any(String) });
  expect(plain).not.toHaveProperty('base64');
  expect(Object.keys(plain.additional_data).toSorted()).toEqual([
    'comments',
    'revised_date',
    'sf_signature',
    'sf_signature_date',
    'signature',
    'signature_date',
    'status',
  ]);
  const { base64 } = await read('?base64=true');
  expect(Buffer.from(base64, 'base64').equals(RDA_PDF)).toBe(true);
  expect((await read('?signed_url=true')).signed_url).toMatch(/^\S+$/);
});

it('lists files by id, type and the status of the agreement, as far as the caller sees them [C7.4.1]', async () => {
  const scene = await buildScene(core, { status: 2 });
  const list = async (as: TestPerson, query: string) =>
    (await core.call(`GET /file/?${query}`, { as })).body.results.map(({ id }: { id: string }) => id);
  expect(await list(scene.admin, `id__in=${scene.id}&type=2`)).toEqual([scene.id]);
  expect(await list(scene.admin, `id__in=${scene.id}&type=1`)).toEqual([]);
  expect(await list(scene.researcher, 'rda_info__status__in=2,3')).toEqual([scene.id]);
  expect(await list(await core.build.person(), `id__in=${scene.id}`)).toEqual([]);
});

it('finds institutions by their files and by the status of their agreements [C7.4.1]', async () => {
  const scene = await buildScene(core, { status: 2 });
  const found = async (query: string) =>
    (await core.call(`GET /institution/?${query}`, { as: scene.admin })).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await found(`files__in=${scene.id}`)).toEqual([scene.institution.id]);
  expect(await found('files__rda_info__status__in=2')).toContain(scene.institution.id);
  expect(await found('files__rda_info__status__in=1')).not.toContain(scene.institution.id);
});

describe('the PDF', () => {
  const readPdf = async (scene: AgreementScene, as: TestPerson, query = '') => {
    const [{ token }] = [(await core.login({ email: as.email })).body];
    const response = await fetch(new URL(`/agreement/${scene.id}/pdf/${query}`, core.service.url), {
      headers: { Authorization: `Bearer ${token}` },
    });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  };

  it('is the stored document until someone has signed', async () => {
    const scene = await buildScene(core);
    const { response, content } = await readPdf(scene, scene.official);
    expect(response.status).toBe(200);
    expect(content.equals(RDA_PDF)).toBe(true);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="rda.pdf"/);
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it('has one page more with who signed, once both have', async () => {
    const scene = await buildScene(core, { status: 3 });
    const { response, content } = await readPdf(scene, scene.official, '?download=true');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    const document = await PDFDocument.load(content);
    expect(document.getPageCount()).toBe(2);
    const text = readText(content);
    expect(text).toContain(scene.official.displayName);
    expect(text).toContain(scene.lead.displayName);
    expect(text).toContain(`Number ${scene.official.id} in the portal`);
    expect(text).toContain(`I have read this agreement and sign it for ${scene.institution.name}.`);
    expect(text).toMatch(/SHA-256 [0-9a-f]{64}/);
  });

  it('is never shown with signatures that were given to other bytes', async () => {
    const scene = await buildScene(core, { status: 3 });
    const [stored] = await core.build.sql<{ storage_key: string }>(
      'select storage_key from core.file where id = $1',
      [scene.id],
    );
    await writeFile(path.join(core.dataDir, 'files', stored?.storage_key ?? ''), REVISED_PDF);
    const answer = await core.call(`GET /agreement/${scene.id}/pdf/`, { as: scene.researcher });
    expect([answer.status, answer.body.code]).toEqual([409, 'WRONG_STATE']);
    await core.build.sql("update core.file set storage_key = 'none' where id = $1", [scene.id]);
    const lost = await core.call(`GET /agreement/${scene.id}/pdf/`, { as: scene.researcher });
    expect([lost.status, lost.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('is for members, the official and staff', async () => {
    const scene = await buildScene(core);
    const status = async (as?: TestPerson) =>
      (await core.call(`GET /agreement/${scene.id}/pdf/`, as ? { as } : {})).status;
    expect(await status()).toBe(401);
    expect(await status(scene.researcher)).toBe(200);
    expect(await status(await core.build.person())).toBe(404);
    await core.build.sql("update core.file set scan = 'quarantined' where id = $1", [scene.id]);
    expect(await status(scene.researcher)).toBe(409);
  });
});

/**
 * Words in the page's regular font: its glyphs have numbers, and a table says which letter each is. Bold headings come
 * out garbled, since their font numbers its glyphs anew.
 */
function readText(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    try {
      return [inflateSync(pdf.subarray(index + head.length), { finishFlush: 2 }).toString('latin1')];
    } catch {
      return [];
    }
  });
  const letters = new Map<string, string>();
  for (const stream of streams)
    for (const [, from, list] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
      [...(list ?? '').matchAll(/<([0-9a-f]+)>/gi)].forEach(([, code], offset) => {
        const glyph = (Number.parseInt(from ?? '0', 16) + offset).toString(16).padStart(4, '0');
        letters.set(glyph, String.fromCharCode(Number.parseInt((code ?? '0').slice(0, 4), 16)));
      });
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, run]) =>
      [...(run ?? '').matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, glyphs]) => glyphs?.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(glyph.toLowerCase()) ?? '')
        .join(''),
    )
    .join('');
}
