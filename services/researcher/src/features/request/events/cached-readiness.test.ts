/** What lists show of a team is what evaluating it anew says, whatever happened. */
import { startHarness, type Harness } from '@portal/core/testing';
import { IS_WHOLE } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { cachedReadinessSql, cachedTeamReadySql, requestTeamReadySql } from '../../team/index.ts';
import { createWorld, nextEvent, type World } from './cached-readiness.fixtures.ts';
import { createRequestFactories, awaitJobsAfterUndo } from '../../../testing/index.ts';

/** With this seed each reason is met among these; `WHOLE_TESTS=yes` looks longer. */
const EVENTS = IS_WHOLE ? 2000 : 250;
const BETWEEN_LOOKS = 10;
let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  world = await createWorld(harness, 2029);
  await harness.build.sql(`insert into researcher.request_readiness (request_id, waits_for, irb_until)
    select t.id, ${cachedReadinessSql.waitsFor}, ${cachedReadinessSql.irbUntil} from researcher.request t`);
});
afterAll(async () => {
  await world?.database.close();
  await harness?.stop();
});

interface CheckedReadiness {
  readonly id: number;
  readonly waits_for: readonly string[];
  readonly ready: boolean;
}
/** All requests, as they are stored and as they are evaluated now. */
async function compare(): Promise<{ cached: CheckedReadiness[]; live: CheckedReadiness[] }> {
  const rows = await harness.build.sql<{ cached: CheckedReadiness; live: CheckedReadiness }>(
    `select jsonb_build_object('id', t.id, 'waits_for', cached.waits_for, 'ready', ${cachedTeamReadySql('cached')}) as cached,
      jsonb_build_object('id', t.id, 'waits_for', ${cachedReadinessSql.waitsFor}, 'ready', ${requestTeamReadySql}) as live
    from researcher.request t left join researcher.request_readiness cached on cached.request_id = t.id order by t.id`,
  );
  return { cached: rows.map((row) => row.cached), live: rows.map((row) => row.live) };
}
it(`is the same after each of ${EVENTS} random events of teams, people, institutions, agreements and letters`, async () => {
  const seen = new Set<string>();
  for (let count = 0; count <= EVENTS; count += 1) {
    if (count > 0) await nextEvent(world)(world);
    if (count % BETWEEN_LOOKS > 0) continue;
    await awaitJobsAfterUndo(harness);
    const { cached, live } = await compare();
    expect(cached).toEqual(live);
    for (const { ready, waits_for: waitsFor } of live)
      for (const one of [...waitsFor, ready]) seen.add(String(one));
  }
  // The events did lead to each of the reasons, to teams that are ready and to teams that are not.
  expect([...seen].toSorted()).toEqual(
    [
      'disowned',
      'false',
      'institution_has_no_rda',
      'no_account',
      'no_institution',
      'no_joinder',
      'not_active',
      'not_confirmed',
      'rda_not_executed',
      'rda_not_signed',
      'true',
    ].toSorted(),
  );
}, 600_000);

it('follows the day: a letter that ended makes a team unready without any event', async () => {
  const { id } = await createRequestFactories(harness).request({ status: 3 });
  await harness.build.sql(
    "insert into researcher.request_readiness (request_id, irb_until) values ($1, 'infinity')",
    [id],
  );
  const isReady = async () => {
    const [row] = await harness.build.sql<{ ready: boolean }>(
      `select ${cachedTeamReadySql('cached')} as ready from researcher.request_readiness cached where request_id = $1`,
      [id],
    );
    return row?.ready;
  };
  expect(await isReady()).toBe(true);
  const end = (day: string) =>
    harness.build.sql(
      `update researcher.request_readiness set irb_until = (now() at time zone 'UTC')::date ${day} where request_id = $1`,
      [id],
    );
  await end('+ 0');
  expect(await isReady()).toBe(true);
  await end('- 1');
  expect(await isReady()).toBe(false);
});
