/** What the demo adds on the staff side to the requests and reviewers that exist before: windows, scores, who is late. */
import { createFactories } from '@portal/core/testing';
import { createSeedContext } from '@portal/kit/seeding';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import {
  buildWindowRequest,
  buildConflict,
  buildRequest,
  buildRequestCohort,
  buildReview,
} from '@portal/researcher/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from './index.ts';

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [BEFORE, OPEN] = [
  { id: 1, due: dayFromNow(-9) },
  { id: 2, due: dayFromNow(12) },
];
const TISSUE = { id: 3, due: dayFromNow(9) };

let database: TestDatabase;
let late: { request: number; review: number };

async function run(): Promise<void> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    const scale = { requests: 0 };
    await seed(createSeedContext({ client, dataDir: '', privateKey: 'none', seed: 20_260_721, scale }));
  } finally {
    await client.end();
  }
}
const rows = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> =>
  (await database.admin.query<T>(text)).rows;

beforeAll(async () => {
  database = await createTestDatabase();
  const build = createFactories(database);
  await build.person({ roles: ['sfari_admin'] });
  const begin = async ({ id: window, due }: typeof TISSUE, cohort?: string, type: 4 | 8 = 4) => {
    const request = await buildRequest(build, { type, status: 3 });
    if (cohort !== undefined) await buildRequestCohort(build, request, cohort);
    const reviewer = await build.person({ roles: ['internal_reviewer'], institution: null });
    const review = await buildReview(build, { request, reviewer });
    await buildConflict(build, { request, reviewer, exists: false });
    await build.sql("update researcher.review set due_date = $2, quarter = 'Q3 2026' where id = $1", [
      review,
      due,
    ]);
    await buildWindowRequest(build, { request, window });
    return { request: request.id, review };
  };
  late = await begin(BEFORE);
  for (let count = 0; count < 12; count += 1) await begin(OPEN);
  await begin(OPEN, 'SSC');
  await begin(TISSUE, undefined, 8);
  await build.sql("update core.cohort set display_name = 'Simons Simplex Collection' where name = 'SSC'");
  await run();
});
afterAll(() => database.drop());

it('the windows have the numbers and the days that the requests know, and summaries follow', async () => {
  expect(
    await rows('select id, kind, quarter, due_date::text as due from staff.review_window order by id'),
  ).toEqual([
    ...[BEFORE, OPEN].map((window) => ({ kind: 'research_match', quarter: 'Q3 2026', ...window })),
    { kind: 'abn_tissue', quarter: 'Q3 2026', ...TISSUE },
  ]);
  expect(
    await rows(`select (due_date at time zone 'UTC')::text as due, count(*)::int as n from staff.rm_summary
      group by 1 order by 1`),
  ).toEqual([
    { due: `${BEFORE.due} 12:00:00`, n: 1 },
    { due: `${OPEN.due} 12:00:00`, n: 13 },
  ]);
});

it('some reviewers of the open window have scored, and the one who is late has not', async () => {
  const scored = await rows<{ id: number; done: boolean; blocks: number }>(
    `select id, submitted_at is not null as done,
      (select count(*)::int from jsonb_object_keys(blocks)) as blocks from staff.review_score`,
  );
  expect(scored.some(({ done }) => done)).toBe(true);
  expect(scored.length).toBeLessThan(15);
  expect(scored.filter(({ id }) => id === late.review)).toEqual([]);
  expect(
    await rows(`select score.id from staff.review_score score
      join researcher_api.request_cohort cohort on cohort.request_id = score.request_id where score.blocks <> '{}'`),
  ).toEqual([]);
});

it('a second run adds nothing', async () => {
  const counts = `select (select count(*) from staff.review_window) as windows,
    (select count(*) from staff.review_score) as scores, (select count(*) from staff.rm_summary) as summaries`;
  const before = await rows(counts);
  await run();
  expect(await rows(counts)).toEqual(before);
});
