/** What administrators write about a dataset, with the words and limits of the specification (spec 3 section 5 "Dataset"). */
import { randomUUID } from 'node:crypto';
import { FILE_TYPE } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let h: Harness;
let admin: TestPerson;
let keeper: TestPerson;
let cohort: number;
beforeAll(async () => {
  h = await startHarness(definition);
  admin = await h.build.person({ roles: ['sfari_admin'] });
  keeper = await h.build.person({ roles: ['access_admin'] });
  cohort = await h.build.cohort('SPARK');
});
afterAll(() => h?.stop());

const PLACE = 'Data File, Globus Location, or Data Access (S3 Location) are required';
const location = () => ({ endpoint_id: randomUUID(), endpoint_name: 'Endpoint', location: '/data/' });
const written = (more: object = {}) => ({
  name: 'Sleep survey',
  description: '<p>Reports on <strong>sleep</strong></p>',
  type: 1,
  cohort,
  release_date: '2026-11-01',
  data_access: 's3://portal-data/sleep/',
  ...more,
});
const create = (more: object = {}, as = admin) => h.call('POST /dataset/', { as, body: written(more) });
const make = async (more: object = {}) => {
  const { status, body } = await create(more);
  expect([status, status === 201 ? null : body]).toEqual([201, null]);
  return body as { id: string; dataset_id: string };
};
const patch = (id: string, body: object, as = admin, headers = {}) =>
  h.call(`PATCH /dataset/${id}/`, { as, body, headers });
const read = (id: string, as = admin) => h.call(`GET /dataset/${id}/?expand=true`, { as });

describe('a new dataset', () => {
  it('has the next code, version 1 and no parent, and is in the catalogue [S3-29 S7-20]', async () => {
    const first = await make();
    const { body } = await create({}, keeper);
    expect(body).toMatchObject({
      version: 1,
      parent: null,
      curator_type: 1,
      available: true,
      active: true,
      order: 0,
      change_notes: '',
      abilities: { edit: true },
    });
    expect(Number(body.dataset_id.slice(2))).toBe(Number(first.dataset_id.slice(2)) + 1);
    expect(body.dataset_id).toMatch(/^DS\d{4}$/);
    expect((await h.call(`GET /dataset/${body.dataset_id}/`)).body.id).toBe(body.id);
  });

  it('of ten in parallel each has its own code', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => make()));
    expect(new Set(made.map(({ dataset_id }) => dataset_id)).size).toBe(10);
  });

  it('needs name, description, type, cohort and release date, in the words of the forms [S3-25 S5-16]', async () => {
    const { status, body } = await h.call('POST /dataset/', { as: admin, body: {} });
    expect(status).toBe(400);
    expect(body).toEqual({
      name: ['Required field'],
      description: ['Required field'],
      type: ['Required field'],
      cohort: ['Required field'],
      release_date: [expect.any(String)],
    });
    expect((await create({ description: '<p> </p><script>x()</script>' })).body).toEqual({
      description: ['Required field'],
    });
    expect((await create({ cohort: 2_000_000_000 })).body).toEqual({
      cohort: ['Choose a cohort from the list'],
    });
  });

  it.each([
    ['name', 'x'.repeat(256)],
    ['file_size', '12345678901'],
    ['gpf_group', 'x'.repeat(101)],
    ['gpf_dataset_id', 'x'.repeat(101)],
    ['type', 4],
    ['curator_type', 0],
    ['order', 'first'],
    ['release_date', '2026-02-30'],
    ['data_access', 'https://portal-data/sleep/'],
  ])(
    'refuses what is too long or of another kind: %s [S3-25 S3-26 S3-28 S3-30 S3-31 R3-104]',
    async (field, value) => {
      const { status, body } = await create({ [field]: value });
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    },
  );

  it('takes what is just short enough [S3-25 S3-28 S3-30 S3-31 S3-32 S3-33]', async () => {
    const body = {
      name: 'x'.repeat(255),
      file_size: '1234567890',
      gpf_group: 'x'.repeat(100),
      gpf_dataset_id: 'x'.repeat(100),
      globus_locations: [{ ...location(), endpoint_name: 'x'.repeat(40), location: 'x'.repeat(100) }],
    };
    expect((await create(body)).status).toBe(201);
    const long = { ...location(), endpoint_name: 'x'.repeat(41), location: 'x'.repeat(101) };
    expect(Object.keys((await create({ globus_locations: [long] })).body)).toEqual([
      'globus_locations.0.endpoint_name',
      'globus_locations.0.location',
    ]);
  });

  it('takes UUIDs alone for the group and the endpoints [S5-18]', async () => {
    const { body } = await create({
      globus_group_id: 'group',
      globus_locations: [{ ...location(), endpoint_id: 'endpoint' }],
    });
    expect(body).toEqual({
      globus_group_id: ['Not a valid UUID'],
      'globus_locations.0.endpoint_id': ['Not a valid UUID'],
    });
  });

  it('has an accession id that no one writes [S3-27]', async () => {
    expect((await create({ accession_id: 'EGAD1' })).body).toHaveProperty('accession_id');
    const { id } = await make();
    expect((await patch(id, { accession_id: 'EGAD1' })).status).toBe(400);
  });

  it('has a way to its data: a file, a place at Globus or one at AWS [S5-17]', async () => {
    const none = await create({ data_access: null, globus_group_id: randomUUID() });
    expect([none.status, none.body]).toEqual([400, [PLACE]]);
    expect((await create({ data_access: '' })).body).toEqual([PLACE]);
    expect((await create({ data_access: null, globus_locations: [location()] })).status).toBe(201);
    const data_file = await h.build.file({ creator: admin, type: FILE_TYPE.DATASET_ZIP, name: 'sleep.zip' });
    const { body } = await create({ data_access: null, data_file });
    expect(body.data_file).toEqual({ id: data_file, name: 'sleep.zip' });
    expect((await patch(body.id, { data_file: null })).body).toEqual([PLACE]);
    expect((await patch(body.id, { name: 'Longer' })).status).toBe(200);
  });

  it('stores of its description what text may contain [S5-02]', async () => {
    const { body } = await create({
      description: '<p onclick="x()">Sleep</p><script>x()</script><img src=x onerror=x()>',
    });
    expect(body.description).toBe('<p>Sleep</p>');
  });

  it('is made by administrators and access administrators alone [S6-09 R6-15]', async () => {
    expect((await h.call('POST /dataset/', { body: written() })).status).toBe(401);
    for (const role of ['primary_researcher', 'superuser', 'internal_read_only', 'rm_admin'] as const)
      expect((await create({}, await h.build.person({ roles: [role] }))).status).toBe(403);
    expect((await create({}, await h.build.person({ roles: ['sfari_admin_lead'] }))).status).toBe(201);
  });
});

describe('files', () => {
  it('are uploads of their kind, and a new one takes the place of the one before [S3-34]', async () => {
    const upload = (type: number, name: string) => h.build.file({ creator: admin, type, name });
    const [first, second] = [
      await upload(FILE_TYPE.DATASET_DICTIONARY, 'first.xlsx'),
      await upload(FILE_TYPE.DATASET_DICTIONARY, 'second.xlsx'),
    ];
    const notes = await upload(FILE_TYPE.DATASET_RELEASE_NOTES, 'notes.pdf');
    const { id } = await make({ public_data_dictionary: first, public_release_notes: notes });
    expect((await patch(id, { public_data_dictionary: second })).body).toMatchObject({
      public_data_dictionary: { id: second, name: 'second.xlsx' },
      public_release_notes: { id: notes },
    });
    for (const wrong of [first, randomUUID()])
      expect((await patch(id, { public_release_notes: wrong })).body).toEqual({
        public_release_notes: ['Upload this file again: it was not found, or has a different type'],
      });
    expect((await patch(id, { public_release_notes: 'notes.pdf' })).body).toEqual({
      public_release_notes: ['Not a valid UUID'],
    });
  });
});

describe('a change', () => {
  it('names the version that it changes; of two one wins', async () => {
    const { id } = await make();
    expect((await patch(id, { name: 'A' }, keeper, { 'If-Match': '' })).status).toBe(409);
    const etag = (await read(id)).headers.get('etag') ?? '';
    const answers = await Promise.all(
      [admin, keeper].map((as) => patch(id, { globus_locations: [location()] }, as, { 'If-Match': etag })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'STALE',
      current: { id },
    });
    expect((await read(id)).body.globus_locations).toHaveLength(1);
  });

  it('as a whole empties what is left out, but for its place in the catalogue [S7-20]', async () => {
    const { id } = await make({
      active: false,
      file_size: '2 GB',
      gpf_accessible: true,
      gpf_group: 'sleep',
      globus_group_id: randomUUID(),
      globus_locations: [location()],
    });
    const whole = await h.call(`PUT /dataset/${id}/`, { as: keeper, body: written({ name: 'Sleep' }) });
    expect([whole.status, whole.body]).toEqual([
      200,
      expect.objectContaining({
        name: 'Sleep',
        active: false,
        file_size: null,
        gpf_accessible: false,
        gpf_group: null,
        globus_group_id: null,
        globus_locations: [],
        data_access: 's3://portal-data/sleep/',
      }),
    ]);
    const { data_access: _, ...placeless } = written();
    expect((await h.call(`PUT /dataset/${id}/`, { as: keeper, body: placeless })).body).toEqual([PLACE]);
    expect((await h.call(`PUT /dataset/${id}/`, { as: keeper, body: { name: 'x' } })).status).toBe(400);
  });

  it('leaves a trail of the fields, the places and the files', async () => {
    const { id } = await make({ globus_locations: [location()] });
    const public_data_dictionary = await h.build.file({ creator: admin, type: FILE_TYPE.DATASET_DICTIONARY });
    await patch(id, { name: 'Renamed', globus_locations: [location()], public_data_dictionary }, keeper);
    const rows = await h.build.sql<{ model: string; operation: string }>(
      `select model, operation from audit.log where actor_id = $2 and (pk = $1 or parent_pk = $1) order by id`,
      [id, keeper.id],
    );
    expect(rows.map(({ model, operation }) => `${model} ${operation}`).toSorted()).toEqual([
      'dataset U',
      'dataset_file I',
      'dataset_location D',
      'dataset_location I',
    ]);
  });

  it('is found by the search of the header immediately', async () => {
    const { id } = await make({ name: 'Aardvark sounds' });
    const search = async (q: string) =>
      (await h.call(`GET /search/records/?q=${q}`, { as: admin })).body.results.map(
        (one: { display_name: string }) => one.display_name,
      );
    expect(await search('aardvark')).toEqual(['Aardvark sounds']);
    await patch(id, { name: 'Badger sounds' });
    expect([await search('aardvark'), await search('badger')]).toEqual([[], ['Badger sounds']]);
  });
});

describe('what the public does not read', () => {
  /** Everything that a visitor, a researcher or a reviewer may read of a dataset, by name. */
  const PUBLIC =
    `abilities accession_id active available aws change_notes cohort curator_type data_use dataset_id description
    display_name doi families file_size genomes globus gpf_accessible id limited name order parent participants
    public_data_dictionary public_release_notes release_date type version`.split(/\s+/);
  /** The same of one dataset. */
  const OF_ONE = ['ages', 'project_fit', 'usage', 'variables'];
  it('is where the data are and which groups are let in [R3-103]', async () => {
    const data_file = await h.build.file({ creator: admin, type: FILE_TYPE.DATASET_ZIP });
    const { id, dataset_id: code } = await make({
      data_file,
      globus_group_id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
      globus_locations: [location()],
      gpf_accessible: true,
      gpf_group: 'sleep',
      gpf_dataset_id: 'SLEEP',
    });
    const outsiders = [
      undefined,
      await h.build.person(),
      ...(await Promise.all(
        (['sfari_reviewer', 'rm_admin', 'abn_proj_mgr'] as const).map((role) =>
          h.build.person({ roles: [role] }),
        ),
      )),
    ];
    for (const as of outsiders)
      for (const path of [`/dataset/${id}/?expand=true`, `/dataset/${code}/?expand=true`]) {
        const { body } = await h.call(`GET ${path}`, as ? { as } : {});
        expect(Object.keys(body).toSorted()).toEqual([...PUBLIC, ...OF_ONE].toSorted());
        const list = await h.call(`GET /dataset/?expand=true&dataset_id=${code}`, as ? { as } : {});
        expect(Object.keys(list.body.results[0]).toSorted()).toEqual(PUBLIC);
      }
    for (const role of ['sfari_admin', 'access_admin', 'superuser', 'internal_read_only'] as const)
      expect((await read(id, await h.build.person({ roles: [role] }))).body).toMatchObject({
        data_file: { id: data_file },
        data_access: 's3://portal-data/sleep/',
        globus_group_url: 'https://app.globus.org/groups/7d444840-9dc0-41d1-b245-5ffdce74fad2/about',
        globus_locations: [{ endpoint_name: 'Endpoint', location: '/data/' }],
        gpf_group: 'sleep',
        gpf_dataset_id: 'SLEEP',
      });
  });
});
