/** What was stored of teams by an older rule: evaluated anew once, and nothing moves that should not. */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';
import { evaluateByNewRule, READINESS_RULE } from './readiness-rule.ts';

let harness: Harness;
let database: Database;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events and background jobs' });
  make = createRequestFactories(harness);
  database = openDatabase({ url: harness.database.connectionUrl('researcher') });
});
afterAll(async () => {
  await database?.close();
  await harness?.stop();
});

const storeReadiness = (request: TestRequest, waitsFor: readonly string[]) =>
  harness.build.sql(
    `insert into researcher.request_readiness (request_id, waits_for, irb_until) values ($1, $2, 'infinity')
     on conflict (request_id) do update set waits_for = excluded.waits_for, irb_until = excluded.irb_until`,
    [request.id, waitsFor],
  );
const readStored = async ({ id }: TestRequest) =>
  (
    await harness.build.sql<{ waits_for: string[] }>(
      'select waits_for from researcher.request_readiness where request_id = $1',
      [id],
    )
  )[0]?.waits_for;
const readVersion = async () =>
  (await harness.build.sql<{ version: number }>('select version from researcher.readiness_rule'))[0]?.version;
const countLooks = async () =>
  (await harness.build.sql("select 1 from jobs.job where name = 'request.readiness-due.researcher'")).length;
const awaitJobs = () =>
  harness.eventually(
    async () =>
      (
        await harness.build.sql(
          "select 1 from jobs.job where name = 'request.readiness-due.researcher' and state not in ('completed', 'failed')",
        )
      ).length === 0,
  );

it('is stored when the service starts', async () => {
  expect(await readVersion()).toBe(READINESS_RULE);
});

it('is evaluated again once, by however many instances; who waited only for a student moves on', async () => {
  const student = await harness.build.person({ joinder: false });
  const late = await harness.build.person({ joinder: false });
  const build = async (status: 1 | 2 | 5 | 7 | 12) => {
    const request = await make.request({ status });
    await harness.build.sql('delete from researcher.request_access where request_id = $1', [request.id]);
    await make.member(request.project, student, 'Student');
    await storeReadiness(request, ['no_joinder']);
    return request;
  };
  const waiting = await build(12);
  const others = [await build(1), await build(2), await build(5), await build(7)] as const;
  const stillWaits = await make.request({ status: 12, team: [late] });
  await storeReadiness(stillWaits, []);

  await harness.build.sql('update researcher.readiness_rule set version = 1');
  const before = await countLooks();
  await Promise.all([evaluateByNewRule({ database }), evaluateByNewRule({ database })]);
  await evaluateByNewRule({ database });
  expect([await readVersion(), await countLooks()]).toEqual([READINESS_RULE, before + 1]);

  await awaitJobs();
  expect(await make.readStatus(waiting)).toBe(4);
  expect(await readStored(waiting)).toEqual([]);
  for (const [at, status] of ([1, 2, 5, 7] as const).entries()) {
    const request = others[at];
    if (!request) throw new Error('a request is missing');
    expect([await make.readStatus(request), await readStored(request)]).toEqual([status, []]);
  }
  expect([await make.readStatus(stillWaits), await readStored(stillWaits)]).toEqual([12, ['no_joinder']]);
});

it('leaves alone what a newer release evaluated', async () => {
  await harness.build.sql('update researcher.readiness_rule set version = $1', [READINESS_RULE + 1]);
  const before = await countLooks();
  await evaluateByNewRule({ database });
  expect([await readVersion(), await countLooks()]).toEqual([READINESS_RULE + 1, before]);
});
