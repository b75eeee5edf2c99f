/** A dataset that is limited to a list of people: who finds it, who asks for it, who writes the list. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let allowed: TestPerson;
let other: TestPerson;
let dataset: string;
let code: string;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  [allowed, other] = [await harness.build.person(), await harness.build.person()];
});
afterAll(() => harness?.stop());

const path = () => `/restricted-dataset/${dataset}/`;
const write = (body: unknown, as = admin, headers = {}) =>
  harness.call(`PATCH ${path()}`, { as, body, headers });
const read = () => harness.call(`GET ${path()}`, { as: admin });

beforeEach(async () => {
  dataset = await make.dataset();
  code = (await read()).body.dataset_id;
  await write({ limited: true, allowed_users: [allowed.id] });
});

describe('in the catalogue', () => {
  const finds = async (as?: TestPerson) => {
    const who = as ? { as } : {};
    const list = await harness.call(`GET /dataset/?dataset_id=${code}`, who);
    const one = await harness.call(`GET /dataset/${dataset}/`, who);
    const byCode = await harness.call(`GET /dataset/${code}/`, who);
    return [list.body.count, one.status, byCode.status];
  };
  it('people on the list find it, others and visitors do not, staff do [R2.7-26]', async () => {
    expect(await finds(allowed)).toEqual([1, 200, 200]);
    expect(await finds(other)).toEqual([0, 404, 404]);
    expect(await finds()).toEqual([0, 404, 404]);
    expect(await finds(admin)).toEqual([1, 200, 200]);
    expect((await harness.call(`GET /dataset/${dataset}/`, { as: allowed })).body.limited).toBe(true);
  });

  it('everyone finds it again when it is opened', async () => {
    expect((await write({ limited: false })).status).toBe(200);
    expect(await finds(other)).toEqual([1, 200, 200]);
    expect((await read()).body.allowed_users).toHaveLength(1);
  });

  it('a person with access does not lose it and sees the dataset, also when taken off the list [R2.7-27]', async () => {
    const request = await make.request({ owner: allowed, status: 7 });
    await harness.build.sql(
      `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
        values ($1, $2, $3, 'Globus', 'granted')`,
      [allowed.id, dataset, request.id],
    );
    expect((await write({ allowed_users: [] })).status).toBe(200);
    expect(await finds(allowed)).toEqual([1, 200, 200]);
    const grants = await harness.call(`GET /datasetaccess/?dataset=${dataset}`, { as: allowed });
    expect(grants.body.results).toMatchObject([{ status: 'granted' }]);
  });
});

describe('in requests', () => {
  const begin = async (owner: TestPerson, as = owner) => {
    const project = await make.project(owner);
    return harness.call('POST /request/', {
      as,
      body: { project: project.id, type: 1, datasets: [dataset] },
    });
  };
  it('people on the list ask for it; to others it does not exist [R2.7-26]', async () => {
    expect((await begin(allowed)).status).toBe(201);
    const refused = await begin(other);
    expect([refused.status, refused.body]).toEqual([400, { datasets: ['This dataset does not exist'] }]);
    const draft = await make.request({ owner: other, status: 1 });
    const datasets = [draft.datasetId, dataset];
    const added = await harness.call(`PATCH /request/${draft.id}/`, { as: other, body: { datasets } });
    expect([added.status, added.body]).toEqual([400, { datasets: ['This dataset does not exist'] }]);
  });

  it('the owner is the one who must be on the list, no matter who begins the request', async () => {
    const refused = await begin(other, admin);
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        datasets: [
          `${code} is restricted to certain researchers, and the owner of this request is not one of them`,
        ],
      },
    ]);
    expect((await begin(allowed, admin)).status).toBe(201);
  });

  it.each([1, 6] as const)(
    'at status %i it is not submitted after the owner was taken off',
    async (status) => {
      const request = await make.request({ owner: allowed, status });
      await harness.build.sql('update researcher.request_dataset set dataset_id = $2 where request_id = $1', [
        request.id,
        dataset,
      ]);
      await write({ allowed_users: [other.id] });
      const submit = () => harness.call(`POST /request/${request.id}/submit/`, { as: allowed, body: {} });
      const refused = await submit();
      expect([refused.status, refused.body]).toEqual([
        400,
        { datasets: [expect.stringMatching(/^DS\d+ is restricted to certain researchers/)] },
      ]);
      await write({ allowed_users: [allowed.id] });
      expect((await submit()).status).toBe(200);
    },
  );
});

describe('the list', () => {
  it('is read by the office and written by administrators', async () => {
    const [reader, stranger] = [
      await harness.build.person({ roles: ['internal_read_only'] }),
      await harness.build.person({ roles: ['external_reviewer'] }),
    ];
    const list = await harness.call(`GET /restricted-dataset/?limited=true&search=${code}`, { as: reader });
    expect(list.body.results).toMatchObject([
      {
        id: dataset,
        limited: true,
        allowed_users: [
          { id: allowed.id, display_name: expect.any(String), institution: expect.any(String) },
        ],
        abilities: { edit: false },
      },
    ]);
    expect((await write({ limited: false }, reader)).status).toBe(403);
    expect((await write({ limited: false }, allowed)).status).toBe(403);
    expect((await harness.call(`PATCH ${path()}`, { body: { limited: false } })).status).toBe(401);
    expect((await write({ limited: false }, admin, { 'If-Match': '' })).status).toBe(428);
    expect((await harness.call(`GET ${path()}`, { as: stranger })).status).toBe(403);
    expect((await harness.call(`GET ${path()}`)).status).toBe(401);
  });

  it('names each person once, and only people with an active account', async () => {
    expect((await write({ allowed_users: [other.id, other.id] })).body.allowed_users).toMatchObject([
      { id: other.id },
    ]);
    const gone = await harness.build.person();
    await harness.build.sql('update core.account set active = false where id = $1', [gone.id]);
    for (const person of [gone.id, 2_000_000_000]) {
      const refused = await write({ allowed_users: [person] });
      expect([refused.status, refused.body]).toEqual([
        400,
        { allowed_users: ['Choose people who have an active account'] },
      ]);
    }
    expect((await write({ allowed_users: 'nobody' })).status).toBe(400);
    expect((await read()).body.allowed_users).toMatchObject([{ id: other.id }]);
  });

  it('takes one of two writes at the same version', async () => {
    const { headers } = await read();
    const version = { 'If-Match': headers.get('etag') ?? '' };
    const answers = await Promise.all(
      [allowed, other].map((person) => write({ allowed_users: [person.id] }, admin, version)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body.code).toBe('STALE');
  });

  it('leaves a trail with the people and who changed it', async () => {
    await write({ allowed_users: [other.id] });
    const rows = await harness.build.sql<{ operation: string; actor_id: number }>(
      "select operation, actor_id from audit.log where model = 'dataset_user' and parent_pk = $1 order by id",
      [dataset],
    );
    expect(rows).toHaveLength(3);
    expect(rows.every(({ actor_id: actor }) => actor === admin.id)).toBe(true);
  });
});

describe('a kind of samples', () => {
  const kind = '/restricted-sample-type/3/';
  const change = (body: unknown, as = admin) => harness.call(`PATCH ${kind}`, { as, body });
  const sees = async (as: TestPerson) => (await harness.call('GET /sample-type/3/', { as })).status;

  it('is limited in the same way, and found by its people and staff [R2.7-26]', async () => {
    const { status, body } = await change({ limited: true, allowed_users: [allowed.id] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ limited: true, allowed_users: [{ id: allowed.id }] });
    expect([await sees(allowed), await sees(other), await sees(admin)]).toEqual([200, 404, 200]);
    expect((await change({ limited: false, allowed_users: [] })).status).toBe(200);
    expect(await sees(other)).toBe(200);
  });

  it('is written by administrators, at the version that they read', async () => {
    expect((await change({ limited: true }, other)).status).toBe(403);
    expect((await harness.call(`PATCH ${kind}`, { body: {} })).status).toBe(401);
    expect((await change({ allowed_users: [2_000_000_000] })).status).toBe(400);
    const { headers } = await harness.call(`GET ${kind}`, { as: admin });
    const version = { 'If-Match': headers.get('etag') ?? '' };
    const answers = await Promise.all(
      [1, 2].map(() =>
        harness.call(`PATCH ${kind}`, { as: admin, body: { limited: false }, headers: version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
