/** Who sees datasets and the ledger of access, by hand from spec 2 sections 2.7, 4 and 6. */
import {
  actorOf,
  createFactories,
  createTestDatabase,
  relationsTo,
  rightsByRole,
  type Factories,
  type TestDatabase,
  type TestPerson,
} from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createRequestFactories,
  type RequestOptions,
  type TestRequest,
} from '../request/request.fixtures.ts';
import { datasetAccessPolicy, datasetPolicy } from './dataset.policy.ts';

let database: TestDatabase;
let build: Factories;
let make: ReturnType<typeof createRequestFactories>;
let reviewer: TestPerson;
beforeAll(async () => {
  database = await createTestDatabase();
  build = createFactories(database.admin);
  make = createRequestFactories({ build, database });
  reviewer = await build.person({ roles: ['external_reviewer'], institution: null });
});
afterAll(() => database.drop());

const OFFICE = {
  sfari_admin: 'read',
  sfari_admin_lead: 'read',
  sfari_reviewer: 'read',
  rm_admin: 'read',
  abn_proj_mgr: 'read',
  internal_read_only: 'read',
  superuser: 'read',
  access_admin: 'read',
};
const REVIEWERS = {
  external_reviewer: 'read(reviewer)',
  internal_reviewer: 'read(reviewer)',
  abn_reviewer: 'read(reviewer|tissue)',
};

it('shows the catalogue to everybody, and the ledger to whom a row is about', () => {
  expect(rightsByRole(datasetPolicy)).toEqual({
    visitor: 'read(catalogue)',
    everybody: 'read(catalogue)',
    ...OFFICE,
    ...REVIEWERS,
  });
  expect(rightsByRole(datasetAccessPolicy)).toEqual({ everybody: 'read(self)', ...OFFICE, ...REVIEWERS });
});

const asked = async (options: RequestOptions, assigned: boolean): Promise<TestRequest> => {
  const request = await make.request(options);
  if (assigned) await make.review(request, reviewer);
  return request;
};
const toDataset = (id: string) =>
  relationsTo(database, datasetPolicy, actorOf([], { userId: reviewer.id }), {
    from: 'researcher.dataset t',
    id,
  });

it('keeps older versions and what was taken out from the catalogue', async () => {
  const newest = await make.dataset();
  const older = await make.dataset();
  await build.sql('update researcher.dataset set parent = $1 where id = $2', [newest, older]);
  expect(await toDataset(newest)).toEqual(['catalogue']);
  expect(await toDataset(older)).toEqual([]);
  expect(await toDataset(await make.dataset({ active: false }))).toEqual([]);
});

it.each<[RequestOptions, boolean, string[]]>([
  [{ type: 1, status: 3 }, true, ['reviewer']],
  [{ type: 1, status: 3 }, false, []],
  [{ type: 1, status: 1 }, true, []],
  [{ type: 8, status: 3 }, false, ['tissue']],
  [{ type: 8, status: 1 }, false, []],
])('a request of %j, assigned %s, shows what it names as %j', async (options, assigned, expected) => {
  const request = await asked(options, assigned);
  expect(await toDataset(request.datasetId)).toEqual(['catalogue', ...expected]);
  const [row] = await build.sql<{ id: number }>(
    `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
     values ($1, $2, $3, 'Globus', 'granted') returning id`,
    [request.owner.id, request.datasetId, request.id],
  );
  const toAccess = (person: TestPerson) =>
    relationsTo(database, datasetAccessPolicy, actorOf([], { userId: person.id }), {
      from: 'researcher.dataset_access t',
      id: row?.id ?? 0,
    });
  expect(await toAccess(reviewer)).toEqual(expected);
  expect(await toAccess(request.owner)).toContain('self');
});
