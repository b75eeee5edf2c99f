/** The night of a whole class of requests: `EXPIRIES=100000` measures what the portal promises, 60 seconds (decision 376). */
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, runNightlyTasksFor } from '../../testing/index.ts';
import { expireRequests } from './expire-requests.ts';

const COUNT = Number(process.env['EXPIRIES'] ?? 10_000);
const DAY = '2027-05-01';

let h: Harness;
beforeAll(async () => {
  h = await startHarness(definition);
});
afterAll(() => h?.stop());

it('ends them all in less than a minute', async () => {
  const make = createRequestFactories(h);
  const owner = await h.build.person();
  const { id: project } = await make.project(owner);
  const dataset = await make.dataset();
  const client = await h.database.admin.connect();
  // Without their history: making them is not what is measured.
  await client.query('set session_replication_role = replica');
  await client.query(
    `with made as (
       insert into researcher.request (sfari_request_id, type, status, owner_id, institution_id, project_id, expiration_date)
       select 'MANY' || number, 1, 7, $1, $2, $3, '2027-04-30T12:00:00Z' from generate_series(1, $5::int) number returning id),
     wanted as (insert into researcher.request_dataset (request_id, dataset_id) select id, $4 from made)
     insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
     select $1, $4, id, 'Globus', 'granted' from made`,
    [owner.id, owner.institutionId, project, dataset, COUNT],
  );
  await client.query('reset session_replication_role');
  await client.query('analyze researcher.request, researcher.dataset_access, researcher.request_dataset');
  client.release();
  const started = performance.now();
  await runNightlyTasksFor(h, DAY, [expireRequests]);
  const seconds = (performance.now() - started) / 1000;
  expect(await h.build.sql('select counts from researcher.nightly_run')).toEqual([
    { counts: { ended: COUNT, access_ended: COUNT } },
  ]);
  if (process.env['EXPIRIES']) console.log(`${COUNT} ended in ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(60);
}, 240_000);
