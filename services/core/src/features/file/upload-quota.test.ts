import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { upload } from '../../testing/uploads.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const setSpent = (name: string, person: TestPerson, points: number) =>
  core.build.sql('update core.login_attempt set points = $2 where key = $1', [
    `${name}:${person.id}`,
    points,
  ]);
const HOUR = 60 * 60;
/** As if the first upload had been some hours earlier. */
const letPass = (name: string, person: TestPerson, hours: number) =>
  core.build.sql('update core.login_attempt set expire = expire - $2::bigint where key = $1', [
    `${name}:${person.id}`,
    hours * HOUR * 1000,
  ]);
const stored = () => readdir(path.join(core.dataDir, 'files'));

it.each([
  ['uploads', LIMITS.uploadsADay],
  ['upload_kilobytes', LIMITS.uploadBytesADay / 1024],
])('of one account and day ends at its limit: %s', async (name, limit) => {
  const person = await core.build.person();
  expect((await upload(core, person)).status).toBe(201);
  await setSpent(name, person, limit - 1);
  expect((await upload(core, person)).status).toBe(201);
  const before = await stored();
  const refused = await upload(core, person);
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(refused.body.detail).toContain('You can upload 100 files and 500 MB a day');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * HOUR);
  expect(await stored()).toEqual(before);
  // Another account continues.
  expect((await upload(core, await core.build.person())).status).toBe(201);
  await letPass(name, person, 23);
  expect((await upload(core, person)).status).toBe(429);
  await letPass(name, person, 1);
  expect((await upload(core, person)).status).toBe(201);
});

it('counts what is refused, and staff have more', async () => {
  const person = await core.build.person();
  for (let turn = 0; turn < 2; turn += 1)
    expect((await upload(core, person, { content: 'MZ', name: 'x.pdf' })).status).toBe(415);
  const [row] = await core.build.sql<{ points: number }>(
    'select points from core.login_attempt where key = $1',
    [`uploads:${person.id}`],
  );
  expect(row?.points).toBe(2);
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  expect((await upload(core, admin)).status).toBe(201);
  await setSpent('staff_uploads', admin, LIMITS.uploadsADay + 1);
  expect((await upload(core, admin)).status).toBe(201);
  await setSpent('staff_uploads', admin, LIMITS.staffUploadsADay);
  expect((await upload(core, admin)).status).toBe(429);
});

it('stores bytes so that only the service can read them', async () => {
  const { id } = (await upload(core, await core.build.person())).body;
  const [row] = await core.build.sql<{ storage_key: string }>(
    'select storage_key from core.file where id = $1',
    [id],
  );
  const folder = path.join(core.dataDir, 'files');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, row?.storage_key ?? ''))).mode & 0o777).toBe(0o600);
});
