/** Uploads that nothing uses are cleared after a week; what a request, a decision or an email uses stays. */
import { FILE_TYPE } from '@portal/contract';
import { openDatabase, type Database } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { createRequestFactories } from '@portal/researcher/testing';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStore } from '../../clients/index.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { upload } from '../../testing/uploads.ts';
import { clearUnusedUploads } from './clear-uploads.ts';

let core: CoreHarness;
let database: Database;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  database = openDatabase({ url: core.database.connectionUrl('core'), maximum: 4 });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(async () => {
  await database.close();
  await core.stop();
});

const clear = () => clearUnusedUploads(database, createFileStore({ dataDir: core.dataDir, s3: undefined }));
async function attach(days: number, type: number = FILE_TYPE.ATTACHMENT): Promise<string> {
  const id = await core.build.file({ creator: admin, type });
  await core.build.sql(
    'update core.file set created = now() - make_interval(days => $2), storage_key = id::text where id = $1',
    [id, days],
  );
  return id;
}
const isThere = async (id: string) =>
  (await core.build.sql('select 1 from core.file where id = $1', [id])).length === 1;
async function decideWith(file: string, team: TestPerson[] = []) {
  const make = createRequestFactories(core);
  const request = await make.request({ status: 6, team });
  await make.document(request, file);
  return request;
}

it('clears the row and the bytes of what nothing used for a week, and nothing younger [S4.3-16]', async () => {
  const { id } = (await upload(core, admin, { fields: { type: '3' }, name: 'letter.pdf' })).body;
  const [row] = await core.build.sql<{ storage_key: string }>(
    "update core.file set created = now() - interval '8 days' where id = $1 returning storage_key",
    [id],
  );
  const bytes = path.join(core.dataDir, 'files', row?.storage_key ?? '');
  await access(bytes);
  const young = await attach(6);
  expect(await clear()).toBe(1);
  expect([await isThere(id), await isThere(young)]).toEqual([false, true]);
  await expect(access(bytes)).rejects.toThrow('ENOENT');
});

it('preserves what a request, a decision or an email uses, and files that are no uploads of this kind', async () => {
  await createRequestFactories(core).request({ type: 6, status: 1 });
  await core.build.sql("update core.file set created = now() - interval '9 days' where type = 3");
  const answers = await core.build.sql<{ file_id: string }>('select file_id from researcher.request_file');
  const decided = await attach(9);
  await decideWith(decided);
  const mailed = await attach(9);
  await core.build.sql(
    `insert into core.email (key, email_template, "to", cc, bcc, subject, body, attachments)
     values ('held', 'staff_mail', '{a@uni.test}', '{}', '{}', 'S', 'B', array[$1::uuid])`,
    [mailed],
  );
  const letter = await attach(9, FILE_TYPE.IRB);
  await clear();
  const referenced = [...answers.map(({ file_id: id }) => id), decided, mailed, letter];
  expect(referenced.length).toBeGreaterThan(3);
  for (const id of referenced) expect(await isThere(id)).toBe(true);
});

it('three in parallel clear each upload once', async () => {
  await Promise.all(Array.from({ length: 30 }, () => attach(8)));
  const cleared = await Promise.all([clear(), clear(), clear()]);
  // some may have been left by tests before
  expect(cleared.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(30);
  expect(await clear()).toBe(0);
});

it('a file of a decision is opened by the owner and staff who see the request, and by no one else [S4.3-18]', async () => {
  const colleague = await core.build.person();
  const file = await attach(0);
  const { owner } = await decideWith(file, [colleague]);
  const statusFor = async (as: TestPerson) => (await core.call(`GET /file/${file}/`, { as })).status;
  expect(await statusFor(owner)).toBe(200);
  expect(await statusFor(colleague)).toBe(404);
  expect(await statusFor(await core.build.person())).toBe(404);
  for (const role of ['sfari_admin', 'sfari_reviewer', 'internal_read_only', 'access_admin'] as const)
    expect([role, await statusFor(await core.build.person({ roles: [role], institution: null }))]).toEqual([
      role,
      200,
    ]);
  for (const role of ['abn_proj_mgr', 'rm_admin', 'external_reviewer'] as const)
    expect([role, await statusFor(await core.build.person({ roles: [role], institution: null }))]).toEqual([
      role,
      404,
    ]);
});
