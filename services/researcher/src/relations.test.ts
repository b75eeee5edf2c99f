/** The relations by which people reach projects, datasets and access, compared with rows. */
import { createFactories, type Factories } from '@portal/core/testing';
import {
  createTestDatabase,
  makeActor,
  relationsTo,
  type AnyPolicy,
  type TestDatabase,
  type TestPerson,
} from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasetAccessPolicy } from './features/dataset-access/dataset-access.policy.ts';
import { datasetPolicy } from './features/dataset/dataset.policy.ts';
import { projectPolicy } from './features/project/project.policy.ts';
import { createRequestFactories, type RequestOptions } from './testing/index.ts';

let database: TestDatabase;
let build: Factories;
let make: ReturnType<typeof createRequestFactories>;
let reviewer: TestPerson;
beforeAll(async () => {
  database = await createTestDatabase();
  build = createFactories(database);
  make = createRequestFactories({ build, database });
  reviewer = await build.person({ roles: ['external_reviewer'], institution: null });
});
afterAll(() => database.drop());

const between = (person: TestPerson, policy: AnyPolicy, table: string, id: number | string) =>
  relationsTo(database, policy, makeActor([], { userId: person.id }), { from: `researcher.${table} t`, id });
const toProject = (person: TestPerson, { id }: { id: number }) =>
  between(person, projectPolicy, 'project', id);
const toDataset = (id: string) => between(reviewer, datasetPolicy, 'dataset', id);

it('know the owner and the team of a project, by account or by address, while they are on it', async () => {
  const project = await make.project();
  const [colleague, invited, left, stranger] = [
    await build.person(),
    await build.person(),
    await build.person(),
    await build.person(),
  ];
  for (const person of [colleague, invited, left]) await make.member(project, person);
  await build.sql('update researcher.team_member set user_id = null, email = upper($2) where user_id = $1', [
    invited.id,
    invited.email,
  ]);
  await build.sql('update researcher.team_member set removal_date = now() where user_id = $1', [left.id]);
  expect(await toProject(project.owner, project)).toEqual(['owner', 'team']);
  expect(await toProject(colleague, project)).toEqual(['team']);
  expect(await toProject(invited, project)).toEqual(['team']);
  expect(await toProject(left, project)).toEqual([]);
  expect(await toProject(stranger, project)).toEqual([]);
  expect(await toProject(colleague, await make.project())).toEqual([]);
});

it('hide older versions and what was taken out from the catalogue', async () => {
  const newest = await make.dataset();
  const older = await make.dataset();
  await build.sql('update researcher.dataset set parent = $1 where id = $2', [newest, older]);
  expect(await toDataset(newest)).toEqual(['catalogue', 'current']);
  expect(await toDataset(older)).toEqual([]);
  expect(await toDataset(await make.dataset({ active: false }))).toEqual(['current']);
});

it.each<[RequestOptions, boolean, string[]]>([
  [{ type: 1, status: 3 }, true, ['reviewer']],
  [{ type: 1, status: 3 }, false, []],
  [{ type: 1, status: 1 }, true, []],
  [{ type: 8, status: 3 }, false, ['tissue']],
  [{ type: 8, status: 1 }, false, []],
])('a request of %j, assigned %s, shows what belongs to it as %j', async (options, assigned, expected) => {
  const request = await make.request(options);
  if (assigned) await make.review(request, reviewer);
  const [row] = await build.sql<{ id: number }>(
    `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
     values ($1, $2, $3, 'Globus', 'granted') returning id`,
    [request.owner.id, request.datasetId, request.id],
  );
  const toAccess = (person: TestPerson) =>
    between(person, datasetAccessPolicy, 'dataset_access', row?.id ?? 0);
  expect(await toProject(reviewer, request.project)).toEqual(expected);
  expect(await toDataset(request.datasetId)).toEqual(['catalogue', 'current', ...expected]);
  expect(await toAccess(reviewer)).toEqual([...expected, 'unconflicted']);
  expect(await toAccess(request.owner)).toContain('self');
});
