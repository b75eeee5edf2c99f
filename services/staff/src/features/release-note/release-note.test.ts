/** Release notes: drafts of superusers, released ones for all staff, one of them current (spec 3 sections 2.11, 4.9 and 6). */
import { MESSAGES, type Role } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let harness: Harness;
let superuser: TestPerson;
let admin: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  const staff = (role: Role) => harness.build.person({ roles: [role], institution: null });
  superuser = await staff('superuser');
  admin = await staff('sfari_admin');
  reviewer = await staff('abn_reviewer');
});
afterAll(() => harness.stop());

const create = (body: object, as = superuser) => harness.call('POST /release_note/', { as, body });
const read = (id: number, as = superuser) => harness.call(`GET /release_note/${id}/`, { as });
async function put(id: number, body: object, ifMatch?: string) {
  const version = ifMatch ?? (await read(id)).headers.get('etag') ?? '';
  return harness.call(`PUT /release_note/${id}/`, {
    as: superuser,
    body,
    headers: { 'If-Match': version },
  });
}
/** What was asked of the core service for the bells of people. */
const bells = async (version: string) =>
  harness.build.sql<{ key: string; recipient_ids: number[]; redirect: string; message: string }>(
    `select data ->> 'key' as key, data -> 'recipient_ids' as recipient_ids,
       data ->> 'redirect' as redirect, data ->> 'message' as message
     from jobs.job where name = 'notification.requested.core' and data ->> 'message' like $1`,
    [`Version ${version} %`],
  );

it('shows a draft only to superusers; released it is read by all staff, and each is notified once [S3-35 S4.9-01 S6-11 S6-12 S6-20 S7-21 S7-22]', async () => {
  const researcher = await harness.build.person();
  const draft = await create({ version: '1.0', text: '<p>New <script>alert(1)</script>pages</p>' });
  expect(draft).toMatchObject({
    status: 201,
    body: { version: '1.0', text: '<p>New pages</p>', released: false, released_at: null, current: false },
  });
  const { id } = draft.body;
  expect((await read(id, admin)).status).toBe(404);
  expect((await harness.call('GET /release_note/', { as: admin })).body.count).toBe(0);
  expect(await bells('1.0')).toEqual([]);

  const released = await put(id, { version: '1.0', text: '<p>New pages</p>', released: true });
  expect(released).toMatchObject({ status: 200, body: { released: true, current: true } });
  for (const as of [admin, reviewer])
    expect((await read(id, as)).body).toMatchObject({
      text: '<p>New pages</p>',
      abilities: { edit: false, delete: false },
    });
  expect((await read(id, researcher)).status).toBe(403);

  await put(id, { version: '1.0', text: '<p>Newer pages</p>', released: true });
  const [bell, ...more] = await bells('1.0');
  expect(more).toEqual([]);
  expect(bell).toMatchObject({
    message: "Version 1.0 is out: see what's new",
    redirect: '/release-notes?version=1.0',
  });
  expect(bell?.recipient_ids).toEqual(expect.arrayContaining([superuser.id, admin.id, reviewer.id]));
  expect(bell?.recipient_ids).not.toContain(researcher.id);
});

it('calls the newest that is released current, and the one before it once that is removed [S4.9-01]', async () => {
  const current = async () => {
    const { body } = await harness.call('GET /release_note/?released=true&ordering=-released_at', {
      as: admin,
    });
    return body.results
      .filter(({ current: is }: { current: boolean }) => is)
      .map((one: { version: string }) => one.version);
  };
  await create({ version: '2.0', text: '<p>Two</p>', released: true });
  const newest = await create({ version: '2.1', text: '<p>Two and a bit</p>', released: true });
  await create({ version: '3.0' });
  expect(await current()).toEqual(['2.1']);
  const { headers } = await read(newest.body.id);
  const gone = await harness.call(`DELETE /release_note/${newest.body.id}/`, {
    as: superuser,
    headers: { 'If-Match': headers.get('etag') ?? '' },
  });
  expect(gone.status).toBe(204);
  expect(await current()).toEqual(['2.0']);
});

it('says what is wrong with a version, and that a release says something [S5-23 S5-24]', async () => {
  const refusal = async (body: object) => {
    const { status, body: errors } = await create(body);
    return { status, ...errors };
  };
  const required = { status: 400, version: ['Required'] };
  expect(await refusal({})).toEqual(required);
  expect(await refusal({ version: '' })).toEqual(required);
  for (const version of ['1.0-beta', 'v1', '..', '1 2'])
    expect(await refusal({ version })).toMatchObject({ version: ['Use digits and dots, such as 2.1'] });
  expect((await refusal({ version: '12345678901' })).status).toBe(400);
  expect((await refusal({ version: '1234567.90' })).status).toBe(201);
  expect(await refusal({ version: '1234567.90' })).toMatchObject({
    version: ['This version already has a release note'],
  });
  expect(await refusal({ version: '9.1', text: '<p> </p>', released: true })).toMatchObject({
    text: [MESSAGES.required],
  });
});

it('is released for good, and written by no one else [S6-11]', async () => {
  const { body } = await create({ version: '4.0', text: '<p>Four</p>', released: true });
  const back = await put(body.id, { version: '4.0', text: '<p>Four</p>', released: false });
  expect(back).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
  expect((await create({ version: '5.0' }, admin)).status).toBe(403);
  expect((await harness.call('POST /release_note/', { body: { version: '5.0' } })).status).toBe(401);
  expect((await harness.call('GET /release_note/')).status).toBe(401);
  expect((await put(999_999, { version: '5.0' }, '"x"')).status).toBe(404);
});

it('of two who release in parallel one does, and the other sees what it is now', async () => {
  const { body } = await create({ version: '6.0', text: '<p>Six</p>' });
  const seen = (await read(body.id)).headers.get('etag') ?? '';
  const answers = await Promise.all(
    ['<p>Mine</p>', '<p>Theirs</p>'].map((text) =>
      put(body.id, { version: '6.0', text, released: true }, seen),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'STALE',
    current: { released: true },
  });
  expect(await bells('6.0')).toHaveLength(1);
  const blind = await harness.call(`PUT /release_note/${body.id}/`, {
    // Who never read it.
    as: await harness.build.person({ roles: ['superuser'], institution: null }),
    body: { version: '6.0' },
    headers: { 'If-Match': '' },
  });
  expect([blind.status, blind.body.code]).toEqual([409, 'STALE']);
});
