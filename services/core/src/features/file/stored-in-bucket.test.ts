/** The portal with its files in a bucket: what goes in, what comes out, and a bucket that is down. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FILE_TYPE } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeZip } from '../../testing/archives.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { PDF, upload } from '../../testing/uploads.ts';
import { createFileStore } from '../../clients/index.ts';

let server: S3Server;
let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  server = await startS3Server();
  core = await startCore(server.variables);
  admin = await core.buildAccount({ roles: ['sfari_admin'], institution: null });
});
afterAll(async () => {
  await core?.stop();
  await server.stop().catch(() => undefined);
});

async function findPlace(id: string): Promise<string> {
  const query = 'select storage_key from core.file where id = $1';
  return (await core.build.sql<{ storage_key: string }>(query, [id]))[0]?.storage_key ?? '';
}
const readLink = async (id: string, as: TestPerson): Promise<string> => {
  const { body } = await core.call(`GET /file/${id}/?signed_url=true`, { as });
  const link = new URL(body.signed_url);
  return link.pathname.replace(/^\/api/, '') + link.search;
};

it('a letter goes into the bucket, and the browser fetches it from there', async () => {
  const creator = await core.build.person();
  const { id } = (await upload(core, creator, { name: 'Brief Zürich.pdf' })).body;
  expect(await readdir(path.join(core.dataDir, 'files')).catch(() => [])).toEqual([]);

  const answer = await core.call(`GET ${await readLink(id, creator)}`, { as: creator });
  expect(answer.status).toBe(302);
  const place = new URL(answer.headers.get('location') ?? '');
  expect(place.origin).toBe(server.settings.endpoint);
  expect(Number(place.searchParams.get('X-Amz-Expires'))).toBe(60);
  const content = await fetch(place);
  expect(Buffer.from(await content.arrayBuffer()).equals(PDF)).toBe(true);
  expect(content.headers.get('content-type')).toBe('application/pdf');
  expect(content.headers.get('content-disposition')).toContain(`filename*=UTF-8''Brief%20Z%C3%BCrich.pdf`);
});

it('the way to the bucket is for whom the link was made, and never for a caller that sends its token on', async () => {
  const creator = await core.build.person();
  const { id } = (await upload(core, creator)).body;
  const link = await readLink(id, creator);
  for (const as of [undefined, admin])
    expect((await core.call(`GET ${link}`, as ? { as } : {})).status).toBe(403);
  const through = await core.call(`GET ${link}&redirect=false`, { as: creator });
  expect([through.status, through.headers.get('location')]).toEqual([200, null]);
  expect(through.headers.get('content-length')).toBe(String(PDF.length));
  const { body } = await core.call(`GET /file/${id}/?base64=true`, { as: creator });
  expect(Buffer.from(body.base64, 'base64').equals(PDF)).toBe(true);
});

it('a zip is listed without fetching it, and parts of it are taken', async () => {
  const parts = Array.from({ length: 300 }, (_, at) => ({
    name: `data/part-${at}.csv`,
    content: 'id,score\n'.repeat(at + 1),
  }));
  const fields = { type: String(FILE_TYPE.DATASET_ZIP) };
  const stored = await upload(core, admin, { name: 'scores.zip', content: writeZip(parts), fields });
  expect(stored.status).toBe(201);
  const listed = await core.call('GET /file/list/?zip_file_name=scores.zip', { as: admin });
  expect(listed.body.map(({ title }: { title: string }) => title)).toEqual(parts.map(({ name }) => name));
  const taken = await core.call(
    'GET /file/download/?zip_file_name=scores.zip&selected_files=data%2Fpart-7.csv',
    { as: admin },
  );
  expect(taken.status).toBe(200);
  expect(taken.body).toContain('data/part-7.csv');
});

it('what is refused leaves nothing in the bucket', async () => {
  const refused = await upload(core, admin, {
    name: 'data.zip',
    content: writeZip([{ name: '../x', content: 'x' }]),
    fields: { type: String(FILE_TYPE.DATASET_ZIP) },
  });
  expect(refused.status).toBe(400);
  const { rows } = await core.database.admin.query<{ count: number }>(
    "select count(*)::int as count from core.file where name = 'data.zip'",
  );
  expect(rows[0]?.count).toBe(0);
});

it('bytes that are lost, and a bucket that is down, are clear answers', async () => {
  const creator = await core.build.person();
  const { id } = (await upload(core, creator)).body;
  const lost = (await upload(core, creator)).body.id;
  await createFileStore({ dataDir: core.dataDir, s3: server.settings }).remove(await findPlace(lost));
  const wrongState = (answer: { status: number; body: { code: string } }) => [
    answer.status,
    answer.body.code,
  ];
  expect(wrongState(await core.call(`GET ${await readLink(lost, creator)}`, { as: creator }))).toEqual([
    409,
    'WRONG_STATE',
  ]);
  await server.stop();
  expect(wrongState(await core.call(`GET ${await readLink(id, creator)}`, { as: creator }))).toEqual([
    409,
    'WRONG_STATE',
  ]);
  const refused = await upload(core, creator);
  expect([refused.status, refused.body.detail]).toEqual([
    503,
    "The file can't be stored right now. Please try again in a few minutes",
  ]);
  const { rows } = await core.database.admin.query<{ count: number }>(
    'select count(*)::int as count from core.file where creator_id = $1',
    [creator.id],
  );
  expect(rows[0]?.count).toBe(2);
});
