import { DATASET_GROUPS, filterDatasetGroup, findDatasetGroup, PublicCounts } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '@portal/kit';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';
import { FEWEST, readPublicCounts } from './public-counts.queries.ts';
import { cacheFor } from './cache-for.ts';

let harness: Harness;
let database: Database;
let make: ReturnType<typeof createRequestFactories>;

beforeAll(async () => {
  harness = await startHarness(definition);
  database = openDatabase({ url: harness.database.connectionUrl('researcher') });
  make = createRequestFactories(harness);
});
afterAll(async () => {
  await database.close();
  await harness.stop();
});

interface Numbers {
  cohort?: string;
  active?: boolean;
  curator_type?: number;
  parent?: string;
  participants?: number;
  genomes?: number;
  limited?: boolean;
}
async function dataset({ cohort = 'SSC', active = true, ...numbers }: Numbers): Promise<string> {
  const id = await make.dataset({ active, cohort });
  for (const [column, value] of Object.entries(numbers))
    await harness.build.sql(`update researcher.dataset set ${column} = $1 where id = $2`, [value, id]);
  return id;
}

/** Submitted and decided so many days ago, past the service. */
async function decide(submitted: number, decided: number, to = 4, type: 1 | 4 = 1): Promise<number> {
  const { id } = await make.request({ status: 2, type });
  await harness.build.sql('delete from researcher.request_status_change where request_id = $1', [id]);
  await change(id, 2, submitted);
  await change(id, to, decided);
  return id;
}
const change = (request: number, to: number, daysAgo: number) =>
  harness.build.sql(
    `insert into researcher.request_status_change (request_id, to_status, at) values ($1, $2, now() - make_interval(days => $3))`,
    [request, to, daysAgo],
  );

it('says nothing where there is nothing', async () => {
  expect(await readPublicCounts(database)).toEqual({
    participants: null,
    genomes: null,
    datasets: null,
    resources: null,
    days_to_decision: null,
  });
});

it('counts the catalogue, each cohort by its largest dataset, and no more than visitors may see', async () => {
  const newest = await dataset({ participants: 2000, genomes: 150 });
  await dataset({ participants: 1500, genomes: 90 });
  await dataset({ cohort: 'SPARK', participants: 500, curator_type: 3 });
  await dataset({ participants: 90_000, active: false });
  await dataset({ participants: 80_000, parent: newest });
  await dataset({ participants: 70_000, limited: true });
  expect(await readPublicCounts(database)).toMatchObject({
    participants: 2500,
    genomes: 150,
    datasets: 2,
    resources: 1,
  });
});

it('home, catalog and wizard count the same datasets by one classification', async () => {
  const { body } = await harness.call('GET /dataset/?active=true&parent__isnull=true&limit=1000');
  const rows = body.results as { type: number; curator_type: number }[];
  const sizes = await Promise.all(
    DATASET_GROUPS.map(async (group) => {
      const { type__in: type, curator_type__in: curator } = filterDatasetGroup(group);
      const filters = [type && `&type__in=${type}`, `&curator_type__in=${curator}`].join('');
      const path = `GET /dataset/?active=true&parent__isnull=true&limit=1${filters}`;
      const { count } = (await harness.call(path)).body;
      expect(count).toBe(rows.filter((row) => findDatasetGroup(row) === group).length);
      return count as number;
    }),
  );
  const { datasets, resources } = await readPublicCounts(database);
  expect((datasets ?? 0) + (resources ?? 0)).toBe(rows.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(rows.length);
  expect(resources).toBe(sizes.at(-1));
});

it('a number that could reveal single people stays unsaid', async () => {
  await harness.build.sql('update researcher.dataset set genomes = $1 where genomes is not null', [
    FEWEST.people - 1,
  ]);
  expect((await readPublicCounts(database)).genomes).toBeNull();
});

it('the days to a decision: the median of the last year, once there are enough decisions', async () => {
  for (let count = 0; count < FEWEST.decisions - 1; count += 1) await decide(40, 40 - (5 + count));
  expect((await readPublicCounts(database)).days_to_decision).toBeNull();
  // Decided long ago, or for the second time: no further decision of the year.
  await decide(800, 500);
  await change(await decide(800, 500), 5, 2);
  // Approved in the past without a submission that we know of.
  await change((await make.request({ status: 1 })).id, 4, 3);
  expect((await readPublicCounts(database)).days_to_decision).toBeNull();
  // Research Match is decided once a quarter.
  await decide(90, 2, 4, 4);
  expect((await readPublicCounts(database)).days_to_decision).toBeNull();
  const revised = await decide(60, 36, 5);
  await change(revised, 2, 30);
  await change(revised, 4, 1);
  expect((await readPublicCounts(database)).days_to_decision, '5 to 24 days, one of each').toBe(15);
});

it('anyone may read them', async () => {
  const { status, body } = await harness.call('GET /public/figures/');
  expect(status).toBe(200);
  expect(PublicCounts.parse(body)).toEqual(body);
  const again = await harness.call('GET /public/figures/');
  expect(again.body).toEqual(body);
});

it('one read serves all calls for a while; a failed one is not cached', async () => {
  let now = 0;
  const read = vi.fn<(given: string) => Promise<string>>((given) => Promise.resolve(given));
  const cached = cacheFor(100, read, () => now);
  expect(await Promise.all([cached('first'), cached('second')])).toEqual(['first', 'first']);
  now = 99;
  expect(await cached('third')).toBe('first');
  now = 100;
  read.mockRejectedValueOnce(new Error('the database is away'));
  await expect(cached('fourth')).rejects.toThrow('away');
  expect(await cached('fifth')).toBe('fifth');
  expect(read).toHaveBeenCalledTimes(3);
});
