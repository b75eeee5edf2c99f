/** A new version of a dataset: what it takes over, who moves to it and who is notified (decision 295). */
import { randomUUID } from 'node:crypto';
import { FILE_TYPE } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { openDatabase, transact, type Database } from '@portal/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';
import { syncDatasetAccess } from '../dataset-access/index.ts';

let h: Harness;
let database: Database;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let cohort: number;
beforeAll(async () => {
  h = await startHarness(definition);
  database = openDatabase({ url: h.database.connectionUrl('researcher') });
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
  cohort = await h.build.cohort('SPARK');
  // The codes of the factories begin at DS1001, those of the service after the highest.
  await h.build.sql("update researcher.dataset set dataset_id = 'DS5000' where id = $1", [
    await make.dataset(),
  ]);
});
afterAll(async () => {
  await database?.close();
  await h?.stop();
});

const location = { endpoint_id: randomUUID(), endpoint_name: 'Endpoint', location: '/v1/' };
const written = (more: object = {}) => ({
  name: 'Sleep survey',
  description: '<p>Sleep</p>',
  type: 1,
  cohort,
  release_date: '2026-11-01',
  globus_group_id: randomUUID(),
  globus_locations: [location],
  ...more,
});
const create = (more: object = {}, as = admin) => h.call('POST /dataset/', { as, body: written(more) });
const first = async (more: object = {}) =>
  (await create(more)).body as { id: string; dataset_id: string; globus_group_id: string };
const versions = async (code: string) =>
  (await h.call(`GET /dataset/?dataset_id=${code}&ordering=-version`, { as: admin })).body.results as {
    id: string;
    version: number;
    parent: string | null;
  }[];

describe('the next version', () => {
  it('is n + 1; older ones point at it, and stay as they were [S4.12-02 S6-09]', async () => {
    const v1 = await first({ change_notes: 'The beginning' });
    const { status, body: v2 } = await create({ parent: v1.id, name: 'Sleep survey II' });
    expect([status, v2.version, v2.parent, v2.dataset_id]).toEqual([201, 2, null, v1.dataset_id]);
    const { body: v3 } = await create({ parent: v1.id });
    expect((await versions(v1.dataset_id)).map(({ id, version, parent }) => [id, version, parent])).toEqual([
      [v3.id, 3, null],
      [v2.id, 2, v3.id],
      [v1.id, 1, v3.id],
    ]);
    const old = await h.call(`GET /dataset/${v1.id}/`, { as: admin });
    expect(old.body).toMatchObject({ name: 'Sleep survey', change_notes: 'The beginning' });
    expect((await h.call(`GET /dataset/${v1.dataset_id}/`)).body).toMatchObject({
      id: v3.id,
      change_notes: '',
    });
    expect((await h.call(`GET /dataset/${v2.id}/`)).status).toBe(404);
  });

  it('of two in parallel is 2 and 3, of eight 2 to 9', async () => {
    for (const many of [2, 8]) {
      const v1 = await first();
      const answers = await Promise.all(Array.from({ length: many }, () => create({ parent: v1.id })));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 201));
      const all = await versions(v1.dataset_id);
      expect(all.map(({ version }) => version)).toEqual(
        Array.from({ length: many + 1 }, (_, index) => many + 1 - index),
      );
      expect(all.filter(({ parent }) => parent === null)).toHaveLength(1);
      expect(new Set(all.slice(1).map(({ parent }) => parent))).toEqual(new Set([all[0]?.id]));
    }
  });

  it('takes over places, data, dictionary and who may find it, but not the release notes', async () => {
    const upload = (type: number) => h.build.file({ creator: admin, type });
    const [data_file, public_data_dictionary, public_release_notes] = [
      await upload(FILE_TYPE.DATASET_ZIP),
      await upload(FILE_TYPE.DATASET_DICTIONARY),
      await upload(FILE_TYPE.DATASET_RELEASE_NOTES),
    ];
    const v1 = await first({ data_file, public_data_dictionary, public_release_notes });
    const friend = await h.build.person();
    const restricted = await h.call(`PATCH /restricted-dataset/${v1.id}/`, {
      as: admin,
      body: { limited: true, allowed_users: [friend.id] },
    });
    expect(restricted.status).toBe(200);
    const { globus_locations: _, ...body } = written({ parent: v1.id });
    const { body: v2 } = await h.call('POST /dataset/', { as: admin, body });
    expect(v2).toMatchObject({
      limited: true,
      globus_locations: [location],
      data_file: { id: data_file },
      public_data_dictionary: { id: public_data_dictionary },
      public_release_notes: null,
    });
    expect((await h.call(`GET /dataset/${v2.id}/`)).status).toBe(404);
    expect((await h.call(`GET /dataset/${v2.id}/`, { as: friend })).status).toBe(200);
  });

  it('is refused without a dataset, the right or a location of the data, and then stores nothing', async () => {
    const v1 = await first();
    expect((await create({ parent: randomUUID() })).body).toEqual({
      parent: ['This dataset does not exist'],
    });
    expect((await create({ parent: v1.id }, await h.build.person({ roles: ['superuser'] }))).status).toBe(
      403,
    );
    expect((await create({ parent: v1.id, globus_locations: [] })).status).toBe(400);
    expect(await versions(v1.dataset_id)).toHaveLength(1);
  });

  it('is the only one that is edited: a change of an older one is refused', async () => {
    const v1 = await first();
    await create({ parent: v1.id });
    const late = await h.call(`PATCH /dataset/${v1.id}/`, { as: admin, body: { name: 'Late' } });
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    expect(late.body.detail).toBe('This is an older version. Please use the newest version of this dataset.');
  });
});

describe('people with access', () => {
  async function grant(dataset: string, status = 7, owner?: TestPerson) {
    const request = await make.request({ status: 1 as never, ...(owner ? { owner } : {}) });
    await h.build.sql('update researcher.request set status = $2 where id = $1', [request.id, status]);
    await h.build.sql('update researcher.request_dataset set dataset_id = $2 where request_id = $1', [
      request.id,
      dataset,
    ]);
    await transact(database, { actorId: null }, (work) => syncDatasetAccess(work, [request.id]));
    return request;
  }
  const ledger = (requestId: number) =>
    h.build.sql<{ dataset_id: string; access_type: string; status: string }>(
      'select dataset_id, access_type, status from researcher.dataset_access where request_id = $1 order by access_type, status',
      [requestId],
    );
  const named = async (requestId: number) =>
    (
      await h.build.sql<{ dataset_id: string }>(
        'select dataset_id from researcher.request_dataset where request_id = $1',
        [requestId],
      )
    ).map((row) => row.dataset_id);

  it('have it to the newest version, by the ways that it has [R4-36]', async () => {
    const v1 = await first();
    const request = await grant(v1.id);
    expect(await ledger(request.id)).toEqual([
      { dataset_id: v1.id, access_type: 'Globus', status: 'granted' },
    ]);
    const { body: v2 } = await create({ parent: v1.id, data_access: 's3://data/v2/' });
    expect(await ledger(request.id)).toEqual([
      { dataset_id: v2.id, access_type: 'AWS', status: 'granted' },
      { dataset_id: v2.id, access_type: 'Globus', status: 'granted' },
    ]);
    expect(await named(request.id)).toEqual([v2.id]);
    const own = await h.call(`GET /datasetaccess/?dataset=${v2.id}`, { as: request.owner });
    expect(own.body.count).toBe(2);
  });

  it('move with every request that may still give access; what was refused still has what it named', async () => {
    const v1 = await first();
    const requests = new Map(
      await Promise.all(
        [1, 2, 4, 13, 14, 5, 11].map(async (status) => [status, await grant(v1.id, status)] as const),
      ),
    );
    const { body: v2 } = await create({ parent: v1.id });
    for (const [status, { id }] of requests)
      expect([status, await named(id)]).toEqual([status, [[5, 11].includes(status) ? v1.id : v2.id]]);
  });

  it('move once where a request names two older versions', async () => {
    const v1 = await first();
    const request = await grant(v1.id);
    const { body: v2 } = await create({ parent: v1.id });
    await h.build.sql('insert into researcher.request_dataset (request_id, dataset_id) values ($1, $2)', [
      request.id,
      v1.id,
    ]);
    await h.build.sql(
      `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
      values ($1, $2, $3, 'Globus', 'granted')`,
      [request.owner.id, v1.id, request.id],
    );
    const { body: v3 } = await create({ parent: v2.id });
    expect(await named(request.id)).toEqual([v3.id]);
    expect((await ledger(request.id)).filter(({ status }) => status === 'granted')).toEqual([
      { dataset_id: v3.id, access_type: 'Globus', status: 'granted' },
    ]);
  });

  it('a change of what is offered settles their access too', async () => {
    const v1 = await first();
    const request = await grant(v1.id);
    const changed = await h.call(`PATCH /dataset/${v1.id}/`, {
      as: admin,
      body: { data_access: 's3://data/v1/' },
    });
    expect(changed.status).toBe(200);
    expect((await ledger(request.id)).map((row) => row.access_type)).toEqual(['AWS', 'Globus']);
  });

  it('fulfillment and new versions in parallel end at the newest version', async () => {
    const v1 = await first();
    const requests = await Promise.all(Array.from({ length: 4 }, () => grant(v1.id, 4)));
    const fulfil = (id: number) =>
      h.call(`POST /request/${id}/decision/`, { as: admin, body: { status: 7 } });
    const answers = await Promise.all([
      ...requests.map(({ id }) => fulfil(id)),
      create({ parent: v1.id }),
      create({ parent: v1.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201]);
    const newest = (await versions(v1.dataset_id))[0];
    expect(newest?.version).toBe(3);
    for (const { id } of requests) {
      expect(await named(id)).toEqual([newest?.id]);
      expect(
        (await ledger(id))
          .filter((row) => row.status === 'granted')
          .every((row) => row.dataset_id === newest?.id),
      ).toBe(true);
    }
  });
});
