/** Bad input never gives a 500. */
import { startHarness, type Harness } from '@portal/core/testing';
import { fuzzService } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { buildDonor } from './testing/donors.ts';
import { buildOrder, buildOrderable, findShipment } from './testing/orders.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(definition);
});
afterAll(() => harness.stop());

it('answers every call with less than 500 and a body that can be read', async () => {
  const { build } = harness;
  const { id } = await buildRequest(build, { type: 8 });
  const donor = await buildDonor(build, 1);
  const [sync] = await build.sql<{ id: number }>(
    "insert into tissue.donor_sync (store, kind, state) values ('main', 'full', 'done') returning id",
  );
  const [text] = await build.sql<{ id: number }>(
    "insert into tissue.donor_text (field, text) values ('flag', 'New') returning id",
  );
  const order = await buildOrder(build, await buildOrderable(build), { shipment: 'sent' });
  const shipment = await findShipment(build, order);
  const report = await fuzzService({
    harness,
    service: 'tissue',
    ids: [id, donor, sync?.id ?? 0, text?.id ?? 0, order, shipment],
    runs: 400,
    people: async () => [await build.person({ roles: ['abn_proj_mgr'] })],
  });
  console.info(`fuzz of tissue: ${JSON.stringify(report)}`);
  expect(report.statuses[200]).toBeGreaterThan(10);
  expect(report.statuses[400]).toBeGreaterThan(20);
});
