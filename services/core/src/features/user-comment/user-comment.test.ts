import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const staff = (...roles: TestPerson['roles']) => core.build.person({ roles, institution: null });
const note = (person: TestPerson, as: TestPerson | undefined, add: unknown = 'Called about the IRB') =>
  core.call(`PATCH /user/${person.id}/`, { ...(as ? { as } : {}), body: { comments: { add } } });
const notesOn = (person: TestPerson, as: TestPerson) =>
  core.call(`GET /user-comment/?user=${person.id}`, { as });

it('lets administrators and project managers note something, in the order of writing [S6-18]', async () => {
  const person = await core.build.person();
  const admin = await staff('sfari_admin');
  const manager = await staff('abn_proj_mgr');
  expect((await note(person, admin)).status).toBe(200);
  expect((await note(person, manager, ' Tissue order is late ')).status).toBe(200);
  const { body } = await notesOn(person, await staff('superuser'));
  expect(body.results).toMatchObject([
    {
      text: 'Tissue order is late',
      author: { id: manager.id, display_name: manager.displayName },
      user: person.id,
    },
    { text: 'Called about the IRB', author: { id: admin.id } },
  ]);
});

it('is refused with words to what says nothing, and to everyone else', async () => {
  const person = await core.build.person();
  const admin = await staff('sfari_admin');
  expect((await note(person, admin, '  ')).body).toEqual({ 'comments.add': ['Required field'] });
  expect((await note(person, undefined)).status).toBe(401);
  expect((await note(person, await staff('sfari_reviewer'))).status).toBe(403);
  expect((await note(person, await staff('access_admin'))).status).toBe(403);
  expect((await note(person, await core.build.person())).status).toBe(404);
  expect((await notesOn(person, await staff('internal_read_only'))).status).toBe(403);
  expect((await notesOn(person, person)).status).toBe(403);
});

it('is never visible to the person, not in the list and not in the history [C6.4.4]', async () => {
  const admin = await staff('sfari_admin');
  const other = await staff('superuser');
  expect((await note(admin, other, 'Leaves in May')).status).toBe(200);
  expect((await note(admin, admin)).status).toBe(403);
  expect((await notesOn(admin, admin)).body.results).toEqual([]);
  expect((await notesOn(admin, other)).body.count).toBe(1);
  const trail = async (as: TestPerson) =>
    (await core.call(`GET /history/?model=user&pk=${admin.id}`, { as })).body.results.map(
      (entry: { model: string }) => entry.model,
    );
  expect(await trail(other)).toContain('user_comment');
  expect(await trail(admin)).not.toContain('user_comment');
  expect(await trail(await staff('internal_read_only'))).not.toContain('user_comment');
});

it('leaves the version of the profile alone, since no one’s edit is touched by it', async () => {
  const person = await core.build.person();
  const admin = await staff('sfari_admin');
  const read = async () => (await core.call(`GET /user/${person.id}/`, { as: admin })).headers.get('etag');
  const before = await read();
  await note(person, admin);
  expect(await read()).toBe(before);
});

it('is found by its words, with whom it is about, by those who read it', async () => {
  const person = await core.build.person();
  const admin = await staff('sfari_admin');
  await note(person, admin, 'Prefers the quarterly newsletter');
  const find = async (as: TestPerson) =>
    (await core.call('GET /user-comment/?search=QUARTERLY news', { as })).body.results;
  expect(await find(await staff('superuser'))).toMatchObject([
    { user: person.id, about: { id: person.id, display_name: person.displayName } },
  ]);
  const noted = await staff('sfari_admin');
  await note(noted, admin, 'Quarterly news bores them');
  expect(await find(noted)).toHaveLength(1);
});

it('of an institution is found with the institution that it is about', async () => {
  const institution = await core.build.institution({ name: 'Larkspur College' });
  const admin = await staff('sfari_admin');
  const body = { institution: institution.id, comment: 'Moves its laboratory in spring' };
  expect((await core.call('POST /institution-comment/', { as: admin, body })).status).toBe(201);
  const find = async (as: TestPerson) =>
    (await core.call('GET /institution-comment/?search=laboratory in', { as })).body.results;
  expect(await find(admin)).toMatchObject([
    { institution: institution.id, about: { id: institution.id, display_name: 'Larkspur College' } },
  ]);
});
