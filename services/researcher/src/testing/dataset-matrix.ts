/** Datasets for the authorization matrix: an object of each kind, and bodies to write. */
import type { MatrixInput } from '@portal/kit/testing';
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { randomUUID } from 'node:crypto';
import type { createRequestFactories } from './requests.ts';

type Make = Pick<ReturnType<typeof createRequestFactories>, 'dataset'>;

export const datasetFixtures = ({ build }: Pick<Harness, 'build'>, make: Make) => ({
  public: async () => make.dataset(),
  withdrawn: async () => make.dataset({ active: false }),
  older: async () => {
    const older = await make.dataset();
    await build.sql('update researcher.dataset set parent = $2 where id = $1', [older, await make.dataset()]);
    return older;
  },
  limited: async (allowed: TestPerson) => {
    const dataset = await make.dataset();
    await build.sql('update researcher.dataset set limited = true where id = $1', [dataset]);
    await build.sql('insert into researcher.dataset_user (dataset_id, user_id) values ($1, $2)', [
      dataset,
      allowed.id,
    ]);
    return dataset;
  },
});

/** All fields that a new dataset needs; the cohort does not exist, so that the answer depends only on permissions. */
const written = {
  name: 'Reading and writing',
  description: '<p>Tests of reading</p>',
  type: 1,
  cohort: 2_000_000_000,
  release_date: '2026-11-01',
  data_access: 's3://bucket/folder/',
};

export const datasetSamples = {
  'POST /dataset/': (): MatrixInput => ({ body: written }),
  'PUT /dataset/{id}/': (): MatrixInput => ({ body: written }),
  'POST /dataset/{id}/mail/': (): MatrixInput => ({
    body: { key: randomUUID(), subject: 'News', body: '<p>News</p>' },
  }),
} as const;

export const datasetActions = {
  'PUT /dataset/{id}/': { object: 'dataset', action: 'edit' },
  'GET /dataset/{id}/audience/': { object: 'dataset', action: 'read' },
  'POST /dataset/{id}/mail/': { object: 'dataset', action: 'mail' },
} as const;

/** A value for each field that administrators write. */
export const datasetFields = {
  name: 'Another name',
  description: '<p>Other words</p>',
  type: 2,
  cohort: 2_000_000_000,
  release_date: '2026-11-02',
  curator_type: 2,
  available: false,
  active: true,
  file_size: '2 GB',
  order: 3,
  change_notes: 'More people',
  doi: '10.1234/sleep.v2',
  data_use: ['DUO:0000042'],
  participants: 120,
  families: 40,
  ages: [{ age: '0–5 years', female: 20, male: 100 }],
  variables: [{ name: 'age_months', kind: 'number', meaning: 'Age at registration' }],
  data_access: 's3://bucket/other/',
  gpf_accessible: true,
  gpf_group: 'group',
  gpf_dataset_id: 'GPF_ID',
  globus_group_id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  globus_locations: [
    { endpoint_id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', endpoint_name: 'Endpoint', location: '/data/' },
  ],
  data_file: null,
  public_data_dictionary: null,
  public_release_notes: null,
};
