/** The relations by which people reach requests, compared with rows. */
import type { RequestStatus, RequestType } from '@portal/contract';
import { createFactories, type Factories } from '@portal/core/testing';
import {
  createTestDatabase,
  makeActor,
  relationsTo,
  type TestDatabase,
  type TestPerson,
} from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestPolicy } from './request.policy.ts';
import { createRequestFactories } from '../../testing/index.ts';

let database: TestDatabase;
let build: Factories;
let make: ReturnType<typeof createRequestFactories>;
let stranger: TestPerson;
beforeAll(async () => {
  database = await createTestDatabase();
  build = createFactories(database);
  make = createRequestFactories({ build, database });
  stranger = await build.person();
});
afterAll(() => database.drop());
const between = (person: TestPerson, request: { id: number }) =>
  relationsTo(database, requestPolicy, makeActor([], { userId: person.id }), {
    from: 'researcher.request t',
    id: request.id,
  });

it.each<[RequestType, RequestStatus, string[]]>([
  [1, 1, []],
  [1, 2, ['submitted']],
  [3, 7, ['submitted']],
  [4, 2, ['research_match', 'submitted']],
  [5, 2, ['research_match', 'submitted']],
  [6, 2, ['submitted', 'tissue']],
  [8, 3, ['submitted', 'tissue']],
  [4, 1, []],
  [8, 1, []],
])('type %i in status %i is %j to a stranger', async (type, status, expected) => {
  expect(await between(stranger, await make.request({ type, status }))).toEqual(expected);
});

it('knows who owns it and who started it', async () => {
  const request = await make.request({ status: 1 });
  const manager = await build.person({ roles: ['abn_proj_mgr'] });
  expect(await between(request.owner, request)).toEqual(['creator', 'owner']);
  await build.sql('update researcher.request set creator_id = $1 where id = $2', [manager.id, request.id]);
  expect(await between(request.owner, request)).toEqual(['owner']);
  expect(await between(manager, request)).toEqual(['creator']);
});

it('shows a sent request to those chosen for access, while they are, and never its owner as one of them', async () => {
  const colleague = await build.person();
  const request = await make.request({ status: 2, team: [colleague] });
  expect(await between(colleague, request)).toEqual(['submitted', 'team']);
  expect(await between(request.owner, request)).not.toContain('team');
  expect(await between(colleague, await make.request({ status: 2 }))).toEqual(['submitted']);
  await build.sql('update researcher.request_access set removal_date = now() where user_id = $1', [
    colleague.id,
  ]);
  expect(await between(colleague, request)).toEqual(['submitted']);
  const draft = await make.request({ status: 1, team: [colleague] });
  expect(await between(colleague, draft)).toEqual([]);
});

it('shows a sent request to its reviewers', async () => {
  const reviewer = await build.person({ roles: ['external_reviewer'], institution: null });
  const request = await make.request({ status: 3 });
  const draft = await make.request({ status: 1 });
  for (const one of [request, draft]) await make.review(one, reviewer);
  expect(await between(reviewer, request)).toEqual(['primary_reviewer', 'reviewer', 'submitted']);
  for (const part of [2, 3] as const) {
    const second = await build.person({ roles: ['sfari_reviewer'] });
    await make.review(request, second, part);
    expect(await between(second, request)).toEqual(['reviewer', 'submitted']);
  }
  expect(await between(stranger, request)).toEqual(['submitted']);
  expect(await between(reviewer, draft)).toEqual([]);
});
