/** The demo's donors: the same on every machine, and as the stand-in of the brain bank has them. */
import { createFactories } from '@portal/core/testing';
import { createSeedContext } from '@portal/kit/seeding';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@portal/kit';
import { transact } from '@portal/kit';
import { beginSync } from '../src/features/donor-sync/donor-sync.commands.ts';
import { runSyncs } from '../src/features/donor-sync/run-sync.ts';
import { startTestSource } from '../src/testing/donor-source.ts';
import { buildOrderable } from '../src/testing/orders.ts';
import { seed } from './index.ts';
import { seedOrders } from './orders.seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (let times = 0; times < 2; times += 1)
    await seed(
      createSeedContext({
        client: database.admin as unknown as pg.Client,
        dataDir: '',
        privateKey: '',
        scale: { requests: 300 },
        seed: 1,
      }),
    );
});
afterAll(() => database.drop());
const ask = async <R extends object>(text: string) => (await database.admin.query<R>(text)).rows;

it('has 400 donors and 60 for pilots, of every status, some of them no longer offered', async () => {
  expect(
    await ask('select store, count(*)::int as n from tissue.donor group by store order by store'),
  ).toEqual([
    { store: 'main', n: 400 },
    { store: 'pilot', n: 60 },
  ]);
  const [found] = await ask<{ statuses: number; unavailable: number; surveys: number; samples: number }>(
    `select count(distinct confirmation_status)::int as statuses, count(*) filter (where not is_available)::int as unavailable,
      (select count(*)::int from tissue.donor_survey) as surveys, (select count(*)::int from tissue.donor_sample) as samples
    from tissue.donor`,
  );
  expect(found?.statuses).toBe(3);
  expect(found?.unavailable).toBeGreaterThan(5);
  expect(found?.surveys).toBeGreaterThan(80);
  expect(found?.samples).toBeGreaterThan(3000);
});

it('shows the readings before, one of which failed', async () => {
  expect(
    await ask(
      "select state, count(*)::int as n from tissue.donor_sync where store = 'main' group by 1 order by 1",
    ),
  ).toEqual([
    { state: 'done', n: 8 },
    { state: 'failed', n: 1 },
  ]);
});

it('changes little at the first import', async () => {
  const bank = await startTestSource();
  const connection = openDatabase({ url: database.connectionUrl('tissue') });
  await transact(connection, { actorId: null }, (work) =>
    beginSync(work, { store: 'main', kind: 'full', by: 1, mostRemoved: 0, source: bank.source }),
  );
  await runSyncs({
    database: connection,
    source: bank.source,
    log: { warn: () => undefined, error: () => undefined },
  });
  expect(
    await ask(
      'select state, added, changed, removed, refused from tissue.donor_sync order by id desc limit 1',
    ),
  ).toEqual([{ state: 'done', added: 0, changed: 3, removed: 0, refused: 0 }]);
  await connection.close();
  await bank.stop();
});

it('has orders of approved requests at every stage, one request without, and arrived ones of what was fulfilled', async () => {
  const build = createFactories(database);
  await build.person({ roles: ['abn_proj_mgr'] });
  const donors = (
    await ask<{ donor_hash: string }>('select donor_hash from tissue.donor order by id limit 8')
  ).map(({ donor_hash: hash }) => hash);
  for (const status of [4, 4, 4, 4, 7] as const) {
    const { id } = await buildOrderable(build, { status, donors });
    await build.sql(
      `update researcher.request set decision_date = now() - interval '40 days' where id = $1`,
      [id],
    );
  }
  await seedOrders(
    createSeedContext({
      client: database.admin as unknown as pg.Client,
      dataDir: '',
      privateKey: '',
      scale: { requests: 300 },
      seed: 1,
    }),
  );
  expect(
    await ask(
      `select asked.status, shipment.state, shipment.confirmed is not null as confirmed, shipment.sent < now() - interval '10 days' as late,
        (select count(*)::int from tissue.order_case piece where piece.order_id = ordered.id) as pieces
      from tissue.order ordered join researcher.request asked on asked.id = ordered.request_id
      left join tissue.shipment shipment on shipment.order_id = ordered.id order by ordered.id`,
    ),
  ).toEqual([
    { status: 4, state: 'sent', confirmed: false, late: true, pieces: 3 },
    { status: 4, state: 'sent', confirmed: false, late: false, pieces: 3 },
    { status: 4, state: null, confirmed: false, late: null, pieces: 3 },
    { status: 7, state: 'arrived', confirmed: true, late: true, pieces: 3 },
  ]);
  expect(
    await ask('select 1 from tissue.shipment where reminded is null and confirmed is null'),
  ).toHaveLength(1);
});
