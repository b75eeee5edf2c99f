import { randomUUID } from 'node:crypto';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, transact, type Database } from '@portal/kit';
import { definition } from '../../app.ts';
import { createDatasetFactories, createRequestFactories } from '../../testing/index.ts';
import { syncDatasetAccess } from '../dataset-access/index.ts';

let h: Harness;
let database: Database;
let cohort: number;
let staff: TestPerson;
let newest: string;
let older: string;

beforeAll(async () => {
  h = await startHarness(definition);
  database = openDatabase({ url: h.database.connectionUrl('researcher') });
  staff = await h.build.person({ roles: ['sfari_reviewer'] });
  cohort = await h.build.cohort('SPARK');
  newest = await dataset({ code: 'DS0501', name: 'Core 100%', version: 2 });
  older = await dataset({ code: 'DS0501', name: 'Core', parent: newest });
  await dataset({ code: 'DS0502', name: 'Withdrawn', active: false });
});
afterAll(async () => {
  await database.close();
  await h.stop();
});

interface DatasetOptions {
  code: string;
  name?: string;
  version?: number;
  parent?: string;
  active?: boolean;
  globus?: boolean;
  aws?: boolean;
  gpf?: boolean;
}
async function dataset(options: DatasetOptions): Promise<string> {
  const [row] = await h.build.sql<{ id: string }>(
    `insert into researcher.dataset (dataset_id, name, type, curator_type, cohort_id, active, version, parent, release_date,
      globus_group_id, data_access, gpf_accessible, gpf_group)
    values ($1, $2, 2, 1, $3, $4, $5, $6, '2026-01-02', $7, $8, $9, 'viewers') returning id`,
    [
      options.code,
      options.name ?? options.code,
      cohort,
      options.active ?? true,
      options.version ?? 1,
      options.parent ?? null,
      options.globus ? randomUUID() : null,
      options.aws ? 's3://somewhere/' : null,
      options.gpf ?? false,
    ],
  );
  return row?.id ?? '';
}

describe('the catalogue', () => {
  it('is public, with the newest version of what is offered', async () => {
    const list = await h.call('GET /dataset/');
    expect(list.status).toBe(200);
    expect(list.body.results.map((one: { name: string }) => one.name)).toEqual(['Core 100%']);
    expect(list.body.results[0]).toMatchObject({
      id: newest,
      cohort: { id: cohort, display_name: 'SPARK' },
      parent: null,
      release_date: '2026-01-02',
      globus: false,
    });
    expect((await h.call(`GET /dataset/${newest}/`)).status).toBe(200);
    expect((await h.call(`GET /dataset/${older}/`)).status).toBe(404);
    expect((await h.call(`GET /dataset/${older}/`, { as: await h.build.person() })).status).toBe(404);
  });

  it('names the dictionary and the release notes where they are asked for', async () => {
    const { id, fileId } = await createDatasetFactories(h).described();
    const address = `GET /dataset/${id}/?expand=public_data_dictionary,public_release_notes`;
    const { body } = await h.call(address);
    expect(body.public_data_dictionary).toEqual({ id: fileId, name: expect.any(String) });
    expect(body.public_release_notes).toBeNull();
    expect((await h.call(`GET /dataset/${id}/`)).body).not.toHaveProperty('public_data_dictionary');
    await h.build.sql("update core.file set scan = 'quarantined' where id = $1", [fileId]);
    expect((await h.call(address)).body.public_data_dictionary).toBeNull();
    await h.build.sql('delete from researcher.dataset where id = $1', [id]);
  });

  it('answers by the code that people know, with the newest version of it', async () => {
    expect((await h.call('GET /dataset/DS0501/')).body).toMatchObject({ id: newest, version: 2 });
    expect((await h.call('GET /dataset/DS0501/', { as: staff })).body.id).toBe(newest);
    expect((await h.call('GET /dataset/DS0502/')).status).toBe(404);
    expect((await h.call('GET /dataset/DS0502/', { as: staff })).body).toMatchObject({ active: false });
    expect((await h.call('GET /dataset/DS9999/')).status).toBe(404);
  });

  it('shows older versions to administrators and superusers, in order [R4-32 R7-15]', async () => {
    const list = 'GET /dataset/?dataset_id=DS0501&ordering=-version';
    for (const role of ['sfari_admin', 'superuser', 'access_admin'] as const) {
      const reader = await h.build.person({ roles: [role] });
      const versions = await h.call(list, { as: reader });
      expect(versions.body.results.map((one: { version: number }) => one.version)).toEqual([2, 1]);
      expect(versions.body.results[0].abilities).toMatchObject({ see_versions: true });
      const past = await h.call('GET /dataset/?parent__isnull=false', { as: reader });
      expect(past.body.results[0].parent).toBe(newest);
    }
    for (const role of ['sfari_reviewer', 'internal_read_only', 'rm_admin', 'abn_proj_mgr'] as const) {
      const reader = await h.build.person({ roles: [role] });
      const { body } = await h.call(list, { as: reader });
      expect(body.results).toMatchObject([{ version: 2, abilities: { see_versions: false } }]);
      expect((await h.call(`GET /dataset/${older}/`, { as: reader })).status).toBe(404);
    }
    expect((await h.call('GET /dataset/?active=false', { as: staff })).body.count).toBe(1);
  });

  it('searches for what was typed, to the letter', async () => {
    expect((await h.call('GET /dataset/?search=100%25')).body.count).toBe(1);
    expect((await h.call('GET /dataset/?search=%25re')).body.count).toBe(0);
    expect((await h.call('GET /dataset/?kind=1')).status).toBe(400);
    expect((await h.call('GET /dataset/not-a-uuid/')).status).toBe(404);
  });

  it('names the file with the data to those who have access, and no longer', async () => {
    const factories = createDatasetFactories(h);
    const described = await factories.described({ kind: 'data' });
    const [member, request] = [await h.build.person(), await createRequestFactories(h).request({})];
    await factories.grant(described, member, request, 'granted');
    const read = async (as?: TestPerson) =>
      (await h.call(`GET /dataset/${described.id}/?expand=data_file`, as ? { as } : {})).body;
    expect(await read(member)).toMatchObject({
      data_file: { id: described.fileId },
      abilities: { download: true, see_access: false },
    });
    for (const other of [undefined, await h.build.person(), staff])
      expect(await read(other)).not.toHaveProperty('data_file');
    await h.build.sql("update researcher.dataset_access set status = 'revoked' where user_id = $1", [
      member.id,
    ]);
    expect(await read(member)).not.toHaveProperty('data_file');
  });
});

describe('the ledger of access', () => {
  async function requestFor(datasets: readonly string[], gpf: 1 | 2 = 2) {
    const [owner, member] = [await h.build.person(), await h.build.person()];
    const [row] = await h.build.sql<{ id: number }>(
      `with project as (insert into researcher.project (title, abstract, non_autism_research, owner_id)
        values ('Study', 'Why', false, $1) returning id)
      insert into researcher.request (type, status, owner_id, project_id, gpf_access_status)
      select 1, 7, $1, id, $2 from project returning id`,
      [owner.id, gpf],
    );
    const id = row?.id ?? 0;
    await h.build.sql(
      'insert into researcher.request_dataset (request_id, dataset_id) select $1, unnest($2::uuid[])',
      [id, datasets],
    );
    await h.build.sql('insert into researcher.request_access (request_id, user_id) values ($1, $2)', [
      id,
      member.id,
    ]);
    await h.build.sql(
      `insert into researcher.team_member (project_id, user_id, first_name, last_name, email, institution, user_role)
      select project_id, $2, 'A', 'B', $3, 'C', 'Collaborator' from researcher.request where id = $1`,
      [id, member.id, member.email],
    );
    return { id, owner, member };
  }
  const rows = async (id: number) =>
    h.build.sql<{ user_id: number; access_type: string; status: string }>(
      'select user_id, access_type, status from researcher.dataset_access where request_id = $1 order by user_id, access_type',
      [id],
    );
  const grantAccess = (id: number) =>
    transact(database, { actorId: null }, (work) => syncDatasetAccess(work, [id]));
  const setStatus = (id: number, status: number) =>
    h.build.sql('update researcher.request set status = $2 where id = $1', [id, status]);

  it('gives each person each way that the dataset has, once', async () => {
    const rich = await dataset({ code: 'DS0010', globus: true, aws: true, gpf: true });
    const poor = await dataset({ code: 'DS0011' });
    const { id, owner, member } = await requestFor([rich, poor]);
    await grantAccess(id);
    await grantAccess(id);
    const expected = [owner, member].flatMap((person) =>
      ['AWS', 'GPF', 'Globus'].map((access_type) => ({ user_id: person.id, access_type, status: 'granted' })),
    );
    expect(await rows(id)).toEqual(expected);
  });

  it('takes all of it and gives it back', async () => {
    const { id } = await requestFor([await dataset({ code: 'DS0012', globus: true, gpf: true })], 1);
    await grantAccess(id);
    await setStatus(id, 14);
    await grantAccess(id);
    expect((await rows(id)).map((row) => row.status)).toEqual(['revoked', 'revoked']);
    await setStatus(id, 7);
    await grantAccess(id);
    expect(await rows(id)).toMatchObject([
      { access_type: 'Globus', status: 'granted' },
      { access_type: 'Globus', status: 'granted' },
    ]);
    const history = await h.build.sql(
      "select id from audit.log where model = 'datasetaccess' and parent_pk = $1",
      [String(id)],
    );
    expect(history).toHaveLength(6);
  });

  it('leaves out people whose access ended', async () => {
    const { id, owner, member } = await requestFor([await dataset({ code: 'DS0013', globus: true })]);
    await h.build.sql('update researcher.request_access set removal_date = current_date where user_id = $1', [
      member.id,
    ]);
    await grantAccess(id);
    expect((await rows(id)).map((row) => row.user_id)).toEqual([owner.id]);
  });

  it.each([
    [
      'the request ran out',
      "update researcher.request set expiration_date = now() - interval '1 day' where id = $1",
    ],
    ['the request is not fulfilled', 'update researcher.request set status = 4 where id = $1'],
  ])('gives nothing when %s', async (_reason, change) => {
    const { id } = await requestFor([await dataset({ code: `DS${randomUUID().slice(0, 6)}`, globus: true })]);
    await h.build.sql(change, [id]);
    await grantAccess(id);
    expect(await rows(id)).toEqual([]);
  });

  it('shows people their own rows and staff all', async () => {
    const { id, owner, member } = await requestFor([await dataset({ code: 'DS0014', globus: true })]);
    await grantAccess(id);
    const list = `GET /datasetaccess/?request=${id}`;
    expect((await h.call(list)).status).toBe(401);
    const own = await h.call(list, { as: owner });
    expect(own.body.results).toMatchObject([{ user: { id: owner.id }, request: { id }, status: 'granted' }]);
    expect((await h.call(list, { as: staff })).body.count).toBe(2);
    expect((await h.call(list, { as: await h.build.person() })).body.count).toBe(0);
    const one = own.body.results[0].id;
    expect((await h.call(`GET /datasetaccess/${one}/`, { as: member })).status).toBe(404);
    expect((await h.call(`GET /datasetaccess/${one}/`, { as: owner })).status).toBe(200);
  });
});
