/** When donors are read: each night once, on however many machines, and what is cleared afterwards. */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { clearOldSyncs, planNightly } from './donor-sync.commands.ts';

let harness: Harness;
let database: Database;
beforeAll(async () => {
  harness = await startHarness(definition);
  database = openDatabase({ url: harness.database.connectionUrl('tissue') });
});
beforeEach(() => harness.build.sql('delete from tissue.donor_sync'));
afterAll(async () => {
  await database.close();
  await harness.stop();
});

const rows = () =>
  harness.build.sql<{ store: string; kind: string; state: string }>(
    'select store, kind, state from tissue.donor_sync order by id',
  );
const end = (state: 'done' | 'failed', ago = '0 minutes') =>
  harness.build.sql(
    `update tissue.donor_sync set state = $1, finished = now() - $2::interval,
       cursor = case when $1 = 'done' then '7' end where state = 'running'`,
    [state, ago],
  );
/** A reading of an earlier night. */
const remember = (kind: 'full' | 'delta', days: number, state = 'done') =>
  harness.build.sql(
    `insert into tissue.donor_sync (store, kind, state, started, finished, cursor, night)
     select store, $1, $3, now() - make_interval(days => $2), now() - make_interval(days => $2), '5',
       (now() - make_interval(days => $2))::date - 1 from (values ('main'), ('pilot')) stores (store)`,
    [kind, days, state],
  );

it('plans one run of each store for a night, however many machines look and however often', async () => {
  await Promise.all(Array.from({ length: 6 }, () => planNightly(database)));
  expect(await rows()).toEqual([
    { store: 'main', kind: 'full', state: 'running' },
    { store: 'pilot', kind: 'full', state: 'running' },
  ]);
  await end('done');
  await planNightly(database);
  expect(await rows()).toHaveLength(2);
});

it('reads what changed, and all once a week', async () => {
  await remember('full', 3);
  await planNightly(database);
  expect((await rows()).slice(2).map(({ kind }) => kind)).toEqual(['delta', 'delta']);
  await harness.build.sql('delete from tissue.donor_sync');
  await remember('full', 8);
  await remember('delta', 2);
  await planNightly(database);
  expect((await rows()).slice(4).map(({ kind }) => kind)).toEqual(['full', 'full']);
});

it('tries again what failed, after half an hour and five times in all', async () => {
  for (let tries = 1; tries <= 5; tries += 1) {
    await planNightly(database);
    expect(await rows()).toHaveLength(tries * 2);
    await end('failed');
    await planNightly(database);
    expect(await rows()).toHaveLength(tries * 2);
    await harness.build.sql("update tissue.donor_sync set finished = now() - interval '31 minutes'");
  }
  await planNightly(database);
  expect(await rows()).toHaveLength(10);
});

it('leaves a store alone that someone reads just now', async () => {
  await harness.build.sql("insert into tissue.donor_sync (store, kind) values ('main', 'delta')");
  await planNightly(database);
  expect((await rows()).filter(({ store }) => store === 'main')).toHaveLength(1);
});

it('clears what is older than 90 days, but for the last and the one that a delta begins after', async () => {
  await remember('full', 200);
  await remember('delta', 120);
  await remember('delta', 100, 'failed');
  await clearOldSyncs(database);
  const left = await rows();
  expect(left.filter(({ store }) => store === 'main').map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'delta done',
    'delta failed',
  ]);
});
