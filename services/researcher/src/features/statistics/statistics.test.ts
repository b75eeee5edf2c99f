import {
  FEATURES,
  formatQuarter,
  matchDeadline,
  PublicStatistics,
  STATISTICS_QUARTERS,
  type RequestType,
} from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';
import { readStatistics } from './statistics.queries.ts';

let harness: Harness;
let database: Database;
let make: ReturnType<typeof createRequestFactories>;

beforeAll(async () => {
  harness = await startHarness(definition);
  database = openDatabase({
    url: harness.database.connectionUrl('researcher'),
    timeZone: 'America/New_York',
  });
  make = createRequestFactories(harness);
});
afterAll(async () => {
  await database?.close();
  await harness?.stop();
});
beforeEach(() => harness.build.sql('delete from researcher.request_status_change'));

const change = (request: number, to: number, at: string) =>
  harness.build.sql(
    'insert into researcher.request_status_change (request_id, to_status, at) values ($1, $2, $3)',
    [request, to, at],
  );

/** Submitted at one moment and, unless null, decided `days` later. */
async function decide(type: RequestType, at: string, days: number | null, to = 4): Promise<number> {
  const { id } = await make.request({ type, status: 2 });
  await harness.build.sql('delete from researcher.request_status_change where request_id = $1', [id]);
  await change(id, 2, at);
  if (days !== null) await change(id, to, new Date(new Date(at).getTime() + days * 86_400_000).toISOString());
  return id;
}

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

it('all quarters are there without a request too, the present one last', async () => {
  const statistics = PublicStatistics.parse(await readStatistics(database));
  expect(statistics.types).toEqual([]);
  expect(statistics.quarters).toHaveLength(STATISTICS_QUARTERS);
  expect(statistics.quarters.at(-1)).toEqual({
    quarter: formatQuarter(matchDeadline(new Date(), 'America/New_York')),
    submitted: 0,
    decided: 0,
    approved_share: null,
    days_to_decision: null,
    types: [],
  });
});

it('five are shown, four are not: by type, with the share approved and the median of the days', async () => {
  for (const [index, days] of [2, 4, 6, 8].entries()) await decide(1, ago(200 + index), days);
  const four = await readStatistics(database);
  expect(four.types).toEqual([
    { type: 1, submitted: null, decided: null, approved_share: null, days_to_decision: null },
  ]);
  await decide(1, ago(200), 10, 5);
  const { types } = await readStatistics(database);
  expect(types).toEqual([{ type: 1, submitted: 5, decided: 5, approved_share: 0.8, days_to_decision: 6 }]);
});

it('what is hidden cannot be worked out from a total: the smallest other count of its line goes too', async () => {
  // All in the middle of one quarter, by any clock.
  const year = new Date().getUTCFullYear() - 1;
  const at = (count: number) => `${year}-05-${String(count + 1).padStart(2, '0')}T12:00:00Z`;
  const submit = async (type: RequestType, requests: number) => {
    for (let count = 0; count < requests; count += 1) await decide(type, at(count), 3);
  };
  await submit(1, 7);
  await submit(2, 6);
  await submit(4, 1);
  const { types, quarters } = await readStatistics(database);
  const hidden = { submitted: null, decided: null, approved_share: null, days_to_decision: null };
  expect(types).toEqual([
    { type: 1, submitted: 7, decided: 7, approved_share: 1, days_to_decision: 3 },
    { type: 2, ...hidden },
    { type: 4, ...hidden },
  ]);
  const statistics = quarters.find(({ quarter }) => quarter === `Q2 ${year}`);
  expect(statistics).toMatchObject({ submitted: 14, decided: 14 });
  expect(statistics?.types).toEqual([
    { type: 1, submitted: 7 },
    { type: 2, submitted: null },
    { type: 4, submitted: null },
  ]);
});

it('the first submission and the first decision count, and neither renewals nor older ones', async () => {
  for (let count = 0; count < 5; count += 1) {
    const id = await decide(2, ago(100 + count), 5, 5);
    await change(id, 2, ago(80));
    await change(id, 4, ago(70));
  }
  const renewal = await decide(2, ago(90), 1);
  const parent = await decide(2, ago(90 * STATISTICS_QUARTERS + 400), 3);
  await harness.build.sql('update researcher.request set renewal_of = $1 where id = $2', [parent, renewal]);
  const { types } = await readStatistics(database);
  expect(types).toEqual([{ type: 2, submitted: 5, decided: 5, approved_share: 0, days_to_decision: 5 }]);
});

it('a quarter begins by the clock of the foundation', async () => {
  const year = new Date().getUTCFullYear() - 1;
  // 22:00 on 31 March in New York, and the same moment on 1 April in UTC
  for (let count = 0; count < 5; count += 1) await decide(1, `${year}-04-01T02:0${count}:00Z`, null);
  const { quarters } = await readStatistics(database);
  expect(
    quarters.filter(({ submitted }) => submitted === 5).map(({ quarter, types }) => ({ quarter, types })),
  ).toEqual([{ quarter: `Q1 ${year}`, types: [{ type: 1, submitted: 5 }] }]);
});

it('staff read them always, everyone else once the foundation says so', async () => {
  const [admin, researcher] = [
    await harness.build.person({ roles: ['sfari_admin'], institution: null }),
    await harness.build.person(),
  ];
  const ask = (as?: typeof admin) => harness.call('GET /public/statistics/', as ? { as } : {});
  expect((await ask(admin)).status).toBe(200);
  expect((await ask(researcher)).status).toBe(404);
  expect((await ask()).status).toBe(404);
  const turn = (isOn: boolean) =>
    harness.build.sql('update core.feature_toggle set enabled = $1 where feature_code = $2', [
      isOn,
      FEATURES.publicStatistics,
    ]);
  await turn(true);
  expect((await ask()).status).toBe(200);
  expect(PublicStatistics.parse((await ask(researcher)).body)).toBeTruthy();
  await turn(false);
  expect((await ask()).status).toBe(404);
});
