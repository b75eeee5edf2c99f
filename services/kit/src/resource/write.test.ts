/** Reading one and writing: visibility, rights by field, states, ETag and If-Match, history. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../testing/index.ts';
import { startThings, type Things } from '../testing/thing.fixture.ts';

let things: Things;
let admin: TestPerson;
let owner: TestPerson;
let reader: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  things = await startThings();
  const { build } = things;
  admin = await build.person({ roles: ['sfari_admin'] });
  owner = await build.person();
  stranger = await build.person();
  reader = await build.person({ roles: ['internal_read_only'] });
});
afterAll(() => things.stop());

const patch = (id: number, as: TestPerson, body: unknown, headers = {}) =>
  things.fetch(`PATCH /thing/${id}/`, { as, body, headers });

describe('what one must not see does not exist', () => {
  it('answers 404 to every method, as for an id that no one has', async () => {
    const id = await things.make(owner);
    for (const path of [id, 2_000_000_000, 0, -1, 'x', '1e3', '9'.repeat(20)])
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const { status, body } = await things.fetch(`${method} /thing/${path}/`, {
          as: stranger,
          ...(method === 'PATCH' ? { body: { name: 'mine' } } : {}),
        });
        expect([method, path, status]).toEqual([method, path, 404]);
        expect(body).toMatchObject({ detail: 'Not found', code: 'NOT_FOUND' });
      }
  });
});

describe('one statement for all who have the same roles', () => {
  it('answers each of them by their own rights', async () => {
    const id = await things.make(owner);
    const another = await things.build.person();
    const theirs = await things.make(another);
    const status = async (path: number, as: TestPerson) =>
      (await things.fetch(`GET /thing/${path}/`, { as })).status;
    for (let again = 0; again < 5; again += 1) {
      expect(await status(id, owner)).toBe(200);
      expect(await status(id, another)).toBe(404);
      expect(await status(theirs, another)).toBe(200);
      expect(await status(theirs, owner)).toBe(404);
      expect((await patch(theirs, owner, { name: 'mine' })).status).toBe(404);
      expect((await patch(theirs, another, { name: `name ${again}` })).status).toBe(200);
    }
  });
});

describe('rights by field', () => {
  it('shows by abilities what it will let the caller do', async () => {
    const id = await things.make(owner);
    const listAbilities = async (as: TestPerson) =>
      (await things.fetch(`GET /thing/${id}/`, { as })).body.abilities;
    expect(await listAbilities(owner)).toMatchObject({ edit: true, weigh: false, delete: true });
    expect(await listAbilities(admin)).toMatchObject({ edit: true, weigh: true, delete: false });
    expect(await listAbilities(reader)).toMatchObject({ edit: false, weigh: false, delete: false });
  });

  it('refuses the whole change when one field is not allowed', async () => {
    const id = await things.make(owner, { name: 'before' });
    const refused = await patch(id, owner, { name: 'after', weight: 5 });
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe("You can't change: weight");
    expect((await things.fetch(`GET /thing/${id}/`, { as: owner })).body.name).toBe('before');
    expect((await patch(id, admin, { name: 'after', weight: 5 })).body).toMatchObject({
      name: 'after',
      weight: 5,
    });
  });

  it('refuses a change of nothing to a person who may change nothing', async () => {
    const id = await things.make(owner);
    expect((await patch(id, reader, {})).status).toBe(403);
    expect((await patch(id, stranger, {})).status).toBe(404);
    for (const as of [owner, admin]) expect((await patch(id, as, {})).status).toBe(200);
  });

  it('says in plain words what a field wants', async () => {
    const id = await things.make(owner);
    const { status, body } = await patch(id, admin, { name: 7, colour: 'x'.repeat(21), weight: 1.5 });
    expect([status, body]).toEqual([
      400,
      {
        name: ['Please enter text'],
        colour: ['Please use at most 20 characters'],
        weight: ['Please enter a whole number'],
      },
    ]);
    const listed = await things.fetch('GET /thing/?made__gte=tomorrow&count=all', { as: admin });
    expect(listed.body).toEqual({
      made__gte: ['Please enter a date that exists, such as 2026-01-31'],
      count: ['Please choose one of: exact, capped'],
    });
  });

  it('knows no field that the contract does not name', async () => {
    const id = await things.make(owner);
    const { status, body } = await patch(id, admin, { owner_id: 1, sealed: true, id: 9, constructor: 1 });
    expect(status).toBe(400);
    expect(Object.keys(body).toSorted()).toEqual(['constructor', 'id', 'owner_id', 'sealed']);
  });

  it('says WRONG_STATE only to those who could in another state', async () => {
    const id = await things.make(owner, { sealed: true });
    expect(await patch(id, owner, { name: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STATE', detail: 'This thing is sealed' },
    });
    expect((await patch(id, reader, { name: 'x' })).status).toBe(403);
  });

  it('lets create only who may create anything', async () => {
    expect((await things.fetch('POST /thing/', { as: reader, body: { name: 'n' } })).status).toBe(403);
    const made = await things.fetch('POST /thing/', { as: owner, body: { name: 'n' } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'n', owner: { id: owner.id } });
  });
});

describe('ETag and If-Match', () => {
  it('lets a change through that knows the present version and refuses one that does not', async () => {
    const id = await things.make(owner, { name: 'first' });
    const read = await things.fetch(`GET /thing/${id}/`, { as: owner });
    const etag = read.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"\d+"$/);
    const saved = await patch(id, owner, { name: 'second' }, { 'If-Match': etag });
    expect(saved.status).toBe(200);
    expect(saved.headers.get('etag')).not.toBe(etag);
    const stale = await patch(id, admin, { name: 'third' }, { 'If-Match': etag });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', current: { id, name: 'second' } } });
    const deleted = await things.fetch(`DELETE /thing/${id}/`, { as: owner, headers: { 'If-Match': etag } });
    expect(deleted.body.code).toBe('STALE');
  });

  it('lets one of twenty who know the same version win', async () => {
    const id = await things.make(owner);
    const etag = (await things.fetch(`GET /thing/${id}/`, { as: owner })).headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => patch(id, owner, { name: `n${index}` }, { 'If-Match': etag })),
    );
    const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([counted(200), counted(409)]).toEqual([1, 19]);
  });
});

it('writes history with who did what, under which correlation id [C7.2.1]', async () => {
  const id = await things.make(owner, { name: 'old' });
  await patch(id, admin, { name: 'new' }, { 'X-Correlation-Id': 'correlation-1' });
  const [row] = await things.build.sql(
    "select actor_id, correlation_id, operation, changes from audit.log where model = 'thing' and pk = $1 order by id desc",
    [String(id)],
  );
  expect(row).toEqual({
    actor_id: admin.id,
    correlation_id: 'correlation-1',
    operation: 'U',
    changes: { name: ['old', 'new'] },
  });
});
