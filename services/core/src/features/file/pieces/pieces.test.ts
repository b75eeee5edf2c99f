/** Large files of datasets that come in pieces, in a folder and in a bucket (decision 293). */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FILE_TYPE, LIMITS, virusMessage } from '@portal/contract';
import { IS_WHOLE, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip } from '../../../testing/archives.ts';
import { startCore, type CoreHarness } from '../../../testing/core-harness.ts';
import {
  announce,
  askHead,
  awaitVerdict,
  createFailingBody,
  readUpload,
  sendAll,
  sendPiece,
  TUS,
} from '../../../testing/pieces.ts';
import { startS3Server, type S3Server } from '../../../testing/s3-server.ts';
import { EICAR, PDF } from '../../../testing/uploads.ts';
import { createFileStore } from '../../../clients/index.ts';
import { clearUnfinishedUploads } from './index.ts';

const MB = 1024 * 1024;
const PART = 8 * MB;
/** Of data that no packer makes smaller. */
const getZip = (bytes: number, more: Parameters<typeof writeZip>[0] = []): Buffer =>
  writeZip([{ name: 'data/values.bin', content: randomBytes(bytes), isStored: true }, ...more]);
/** Larger than what is looked into in one go. */
const LARGE = LIMITS.uploadBytes + MB;

describe.each(['folder', 'bucket'] as const)('into a %s', (place) => {
  let server: S3Server | undefined;
  let core: CoreHarness;
  let admin: TestPerson;
  let colleague: TestPerson;
  beforeAll(async () => {
    server = place === 'bucket' ? await startS3Server() : undefined;
    core = await startCore(server?.variables, { runs: 'events and background jobs' });
    admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    colleague = await core.build.person({ roles: ['access_admin'], institution: null });
  });
  afterAll(async () => {
    await core?.stop();
    await server?.stop();
  });

  const read = async (fileId: string): Promise<Buffer> => {
    const { body } = await core.call(`GET /file/${fileId}/?base64=true`, { as: admin });
    return Buffer.from(body.base64, 'base64');
  };
  const findKey = async (id: string): Promise<string> =>
    (
      await core.build.sql<{ storage_key: string }>(
        'select storage_key from core.file_upload where id = $1',
        [id],
      )
    )[0]?.storage_key ?? '';
  /** Whether the store has anything of it. */
  const isStored = async (key: string): Promise<boolean> => {
    if (server) return server.hasObject(key);
    const names = await readdir(path.join(core.dataDir, 'files')).catch((): string[] => []);
    return names.some((name) => name.startsWith(key));
  };

  it('continues after the line broke off, in the middle of a piece too', async () => {
    const content = getZip(20 * MB);
    const { body, status, headers } = await announce(core, admin, {
      size: content.length,
      name: 'Réads.zip',
    });
    expect([status, body.state, body.offset, body.name]).toEqual([201, 'receiving', 0, 'Réads.zip']);
    expect(headers.get('Location')).toBe(`/api/file/upload/${body.id}/`);
    const first = await sendPiece(core, admin, body.id, { offset: 0, content: content.subarray(0, PART) });
    expect([first.status, first.headers.get('Upload-Offset')]).toEqual([204, String(PART)]);
    const broken = createFailingBody(content.subarray(PART, PART + 9 * MB));
    await expect(sendPiece(core, admin, body.id, { offset: PART, content: broken })).rejects.toThrow(
      'fetch failed',
    );
    const offset = await core.eventually(async () => {
      const { headers: headHeaders } = await askHead(core, admin, body.id);
      const here = Number(headHeaders.get('Upload-Offset'));
      return here >= 2 * PART ? here : 0;
    });
    expect(offset).toBeLessThanOrEqual(PART + 9 * MB);
    const last = await core.eventually(async () => {
      const sent = await sendPiece(core, admin, body.id, { offset, content: content.subarray(offset) });
      return sent.status === 204 ? sent.headers.get('Upload-Offset') : null;
    });
    expect(last).toBe(String(content.length));
    const upload = await awaitVerdict(core, admin, body.id);
    expect(upload).toMatchObject({ state: 'ready', refusal: null, size: content.length });
    const file = await core.call(`GET /file/${upload.file}/`, { as: admin });
    expect(file.body).toMatchObject({ name: 'Réads.zip', type: FILE_TYPE.DATASET_ZIP, scan: 'clean' });
    expect((await read(upload.file)).equals(content)).toBe(true);
  });

  it('a large one is looked into after its last piece is answered, and unpacked for the scan', async () => {
    const whole = getZip(LARGE);
    const ready = await sendAll(core, admin, whole, { piece: 2 * PART });
    expect(ready.state).toBe('ready');
    const infected = getZip(LARGE, [{ name: 'notes.txt', content: `${EICAR}${'x'.repeat(500)}` }]);
    const refused = await sendAll(core, admin, infected, { piece: 2 * PART, name: 'bad.zip' });
    expect(refused).toMatchObject({
      state: 'refused',
      file: null,
      refusal: { code: 'VIRUS', detail: virusMessage('bad.zip') },
    });
    const key = await findKey(refused.id);
    expect(await core.eventually(async () => !(await isStored(key)))).toBe(true);
  });

  it.each([
    ['a name that leaves its folder', [{ name: '../x', content: 'x' }], 'points outside the archive'],
    ['a bomb', [{ name: 'b.csv', content: Buffer.alloc(40 * MB) }], 'times as large'],
    ['an archive in it', [{ name: 'a.zip', content: 'x' }], 'is a nested archive'],
  ])('%s is refused in clear words, and its bytes go', async (_what, parts, words) => {
    for (const filler of IS_WHOLE ? [1024, LARGE] : [1024]) {
      const refused = await sendAll(core, admin, getZip(filler, parts), { piece: 2 * PART });
      expect(refused.refusal.detail).toContain(words);
      expect(refused).toMatchObject({ state: 'refused', file: null });
      const key = await findKey(refused.id);
      expect(await core.eventually(async () => !(await isStored(key)))).toBe(true);
    }
  });

  it('what is no zip is refused, small and large', async () => {
    for (const bytes of IS_WHOLE ? [4096, LARGE] : [4096]) {
      const refused = await sendAll(core, admin, randomBytes(bytes), { piece: 2 * PART });
      expect(refused.refusal).toEqual({ code: 'UNSUPPORTED_TYPE', detail: 'Please choose a ZIP file' });
      const key = await findKey(refused.id);
      expect(await core.eventually(async () => !(await isStored(key)))).toBe(true);
    }
  });

  it('of two pieces in parallel one is taken', async () => {
    const content = getZip(3 * PART);
    const { id } = (await announce(core, admin, { size: content.length })).body;
    const piece = { offset: 0, content: content.subarray(0, PART) };
    const answers = await Promise.all([1, 2, 3].map(() => sendPiece(core, admin, id, piece)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses[0]).toBe(204);
    expect(statuses.slice(1).every((status) => [409, 423].includes(status))).toBe(true);
    expect((await readUpload(core, admin, id)).offset).toBe(PART);
  });

  it('a piece at another place, past the end, or too long is refused', async () => {
    const content = getZip(PART);
    const { id } = (await announce(core, admin, { size: content.length })).body;
    const wrong = await sendPiece(core, admin, id, { offset: 4096, content: content.subarray(4096) });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'CONFLICT']);
    const past = await sendPiece(core, admin, id, { offset: 0, content: Buffer.concat([content, PDF]) });
    expect([past.status, past.body.code]).toEqual([413, 'TOO_LARGE']);
    const unmeasured = createFailingBody(Buffer.concat([content, Buffer.alloc(MB)]));
    await sendPiece(core, admin, id, { offset: 0, content: unmeasured }).catch(() => undefined);
    const offset = await core.eventually(async () => {
      const upload = await readUpload(core, admin, id);
      const sent = await sendPiece(core, admin, id, {
        offset: upload.offset,
        content: content.subarray(upload.offset),
      });
      return sent.status === 204 && sent.headers.get('Upload-Offset');
    });
    expect(offset).toBe(String(content.length));
    expect((await awaitVerdict(core, admin, id)).state).toBe('ready');
  });

  it('belongs to one person: others find nothing, and other roles cannot begin', async () => {
    const content = getZip(PART);
    const { id } = (await announce(core, admin, { size: content.length })).body;
    const asked = await core.call(`GET /file/upload/${id}/`, { as: colleague });
    const sent = await sendPiece(core, colleague, id, { offset: 0, content });
    const removed = await core.call(`DELETE /file/upload/${id}/`, { as: colleague, headers: TUS });
    expect([asked.status, sent.status, removed.status]).toEqual([404, 404, 404]);
    expect((await readUpload(core, admin, id)).offset).toBe(0);
    const researcher = await core.build.person();
    expect((await announce(core, researcher, { size: 10 })).status).toBe(403);
    expect((await announce(core, undefined, { size: 10 })).status).toBe(401);
    expect((await sendPiece(core, researcher, id, { offset: 0, content })).status).toBe(403);
  });

  it('is canceled and everything that was uploaded is deleted', async () => {
    const content = getZip(2 * PART);
    const { id } = (await announce(core, admin, { size: content.length })).body;
    await sendPiece(core, admin, id, { offset: 0, content: content.subarray(0, PART) });
    const key = await findKey(id);
    expect((await core.call(`DELETE /file/upload/${id}/`, { as: admin, headers: TUS })).status).toBe(204);
    expect((await askHead(core, admin, id)).status).toBe(404);
    expect(await isStored(key)).toBe(false);
  });

  it('ends after a day without a piece', async () => {
    const content = getZip(2 * PART);
    const { id } = (await announce(core, admin, { size: content.length })).body;
    await sendPiece(core, admin, id, { offset: 0, content: content.subarray(0, PART) });
    const key = await findKey(id);
    await core.build.sql("update core.file_upload set expires = now() - interval '1 minute' where id = $1", [
      id,
    ]);
    expect((await askHead(core, admin, id)).status).toBe(404);
    const piece = { offset: PART, content: content.subarray(PART) };
    expect((await sendPiece(core, admin, id, piece)).status).toBe(404);
    await clearUnfinishedUploads(
      core.parts.database,
      createFileStore({ dataDir: core.dataDir, s3: server?.settings }),
    );
    expect([await findKey(id), await isStored(key)]).toEqual(['', false]);
  });
});
