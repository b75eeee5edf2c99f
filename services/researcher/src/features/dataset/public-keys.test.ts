/** What visitors get of datasets, by a list of names: whatever is not on it is a leak. */
import { randomUUID } from 'node:crypto';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

let h: Harness;
let dataset: string;
beforeAll(async () => {
  h = await startHarness(definition);
  const make = createRequestFactories(h);
  dataset = await make.dataset();
  // All that says where the data lie, and that somebody has them.
  await h.build.sql(
    `update researcher.dataset set data_access = 's3://bucket/folder/', gpf_accessible = true, gpf_group = 'viewers',
       gpf_dataset_id = 'GPF', doi = '10.1234/x' where id = $1`,
    [dataset],
  );
  await h.build.sql(
    `insert into researcher.dataset_location (dataset_id, endpoint_id, endpoint_name, location) values ($1, $2, 'E', '/d/')`,
    [dataset, randomUUID()],
  );
});
afterAll(() => h?.stop());

const OF_DATASET = [
  'abilities',
  'accession_id',
  'active',
  'available',
  'aws',
  'change_notes',
  'cohort',
  'curator_type',
  'dataset_id',
  'description',
  'display_name',
  'doi',
  'file_size',
  'globus',
  'gpf_accessible',
  'id',
  'limited',
  'name',
  'order',
  'parent',
  'release_date',
  'type',
  'version',
];
const FILES = ['public_data_dictionary', 'public_release_notes'];

it('visitors read these fields of a dataset and no others', async () => {
  const list = await h.call(`GET /dataset/?id=${dataset}`, {});
  expect(Object.keys(list.body.results[0]).toSorted()).toEqual(OF_DATASET);
  const one = await h.call(
    `GET /dataset/${dataset}/?expand=public_data_dictionary,public_release_notes,data_file,globus_locations`,
    {},
  );
  expect(Object.keys(one.body).toSorted()).toEqual([...OF_DATASET, ...FILES].toSorted());
  expect(JSON.stringify([list.body, one.body])).not.toMatch(/s3:|viewers|GPF"|app\.globus\.org/);
});

it.each(['/datasetaccess/', '/access-check/', '/access-drift/', '/request/', '/restricted-dataset/'])(
  'visitors read nothing of %s',
  async (path) => {
    expect((await h.call(`GET ${path}`, {})).status).toBe(401);
  },
);
