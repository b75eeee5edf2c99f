/** Creates datasets that a test needs, as an administrator would. */
import { randomUUID } from 'node:crypto';
import { client, unique } from './accounts.ts';
import type { PortalClient } from './portal-client.ts';

export interface DatasetRecord {
  readonly id: string;
  readonly dataset_id: string;
  readonly name: string;
  readonly version: number;
}

/** Creates a dataset, by default with its own Globus group. */
export async function makeDataset(more: object = {}): Promise<DatasetRecord> {
  const admin = await client('admin');
  const { results } = await admin.get<{ results: { id: number }[] }>('/cohort/?limit=1');
  return admin.send('POST /dataset/', {
    name: unique('Sleep diaries'),
    description: '<p>Diaries of sleep over four weeks.</p>',
    type: 1,
    cohort: results[0]?.id,
    release_date: '2026-11-01',
    globus_group_id: randomUUID(),
    globus_locations: [
      { endpoint_id: randomUUID(), endpoint_name: 'Portal collection', location: '/sleep/' },
    ],
    ...more,
  });
}

/** A demo dataset that can be requested. The first one of the catalog may come from another test. */
export const readDemoDataset = (reader: PortalClient): Promise<DatasetRecord> =>
  reader.get('/dataset/DS0001/');
