import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let h: Harness;
let owner: TestPerson;
let colleague: TestPerson;
let admin: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  owner = await h.build.person();
  colleague = await h.build.person();
  admin = await h.build.person({ roles: ['sfari_admin'] });
  manager = await h.build.person({ roles: ['abn_proj_mgr'] });
});
afterAll(() => h.stop());

const FIELDS = {
  title: 'Sleep',
  abstract: 'Why',
  non_autism_research: false,
  public_title: 'Nights',
  public_abstract: 'In plain words',
};
const create = (as: TestPerson, body: object = {}) =>
  h.call('POST /project/', { as, body: { ...FIELDS, ...body } });

it('a new project takes its creator; a researcher names no one but themselves [R7-01]', async () => {
  const own = await create(owner, { creator: owner.id });
  expect([own.status, own.body]).toEqual([201, expect.objectContaining(FIELDS)]);
  expect(own.body.creator.id).toBe(owner.id);
  for (const staff of [admin, manager]) {
    const named = await create(staff, { owner: owner.id, creator: colleague.id });
    expect([named.status, named.body.creator.id]).toEqual([201, colleague.id]);
  }
  const other = await create(owner, { creator: colleague.id });
  expect([other.status, other.body]).toEqual([
    400,
    { creator: ['Only staff can name someone else as the creator'] },
  ]);
});

it('a creator is a person with an active account [R7-01]', async () => {
  const gone = await h.build.person();
  await h.build.sql('update core.account set active = false where id = $1', [gone.id]);
  for (const creator of [gone.id, 2_000_000_000]) {
    const answer = await create(admin, { owner: owner.id, creator });
    expect([answer.status, answer.body]).toEqual([
      400,
      { creator: ['Choose a person with an active account'] },
    ]);
  }
  expect((await create(admin, { owner: owner.id, creator: 'Ada' })).status).toBe(400);
});

it('afterwards an administrator corrects it, and no one else [R7-01]', async () => {
  const { body, headers } = await create(owner);
  const address = `PATCH /project/${body.id}/`;
  const etag = headers.get('etag') ?? '';
  const change = { creator: colleague.id };
  expect((await h.call(address, { body: change })).status).toBe(401);
  expect((await h.call(address, { as: colleague, body: change })).status).toBe(404);
  expect((await h.call(address, { as: owner, body: change })).status).toBe(403);
  expect((await h.call(address, { as: manager, body: change })).status).toBe(403);
  const unknown = await h.call(address, { as: admin, body: { creator: 2_000_000_000 } });
  expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ['creator']]);
  const changed = await h.call(address, { as: admin, body: change });
  expect([changed.status, changed.body.creator.id]).toEqual([200, colleague.id]);
  const stale = await h.call(address, { as: admin, body: change, headers: { 'If-Match': etag } });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
});
