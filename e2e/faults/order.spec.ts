/** An order of tissue whose sender is killed while it waits for BINS (spec 3 section 4.6, decision 350). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { OrderCase } from '@portal/contract';
import { buildOrderBody } from '@portal/contract/testing/order-body';
import { signIn } from '../client/portal-client.ts';
import { startPortal } from '../portal.ts';
import { killHard } from './processes.ts';

interface Form {
  readonly donors: readonly {
    readonly donor_hash: string;
    readonly stock: readonly (Pick<OrderCase, 'hemisphere' | 'tissue_type' | 'storage' | 'unit'> & {
      readonly left: number;
    })[];
  }[];
}

test('kill -9 of the tissue service while it sends an order: BINS has it once, and the portal knows', async () => {
  const portal = await startPortal({
    port: 8096,
    environment: { BUILD_APPS: 'no', LOG_LEVEL: 'fatal', REQUIRE_MTA: 'off' },
  });
  try {
    const manager = await signIn(portal.url, 'abnpm');
    const { results } = await manager.get<{ results: { id: number; order_count: number }[] }>(
      '/abn-request/?tab=awaiting_fulfillment&type__in=7,8&limit=100',
    );
    const request = results.find(({ order_count: count }) => count === 0)?.id ?? 0;
    const { donors } = await manager.get<Form>(`/abn-request/${request}/order-form/`);
    const donor = donors.find(({ stock }) => stock.some(({ left }) => left >= 1));
    const piece = donor?.stock.find(({ left }) => left >= 1);
    if (!donor || !piece) throw new Error('no donor of the request has tissue');
    const { hemisphere, tissue_type, storage, unit } = piece;
    const order = {
      ...buildOrderBody(request, [
        { hash_code: donor.donor_hash, hemisphere, tissue_type, storage, unit, amount: 1 },
      ]),
      // The stand-in of BINS stores an order for such a person, and says nothing of it.
      name: 'Receiving desk (BINS is slow)',
    };
    const readBins = async () => {
      const text = await readFile(path.join(portal.dataDir, 'systems', 'bins.json'), 'utf8').catch(
        () => '[]',
      );
      const stored = JSON.parse(text) as { orderId: number; request_id: number }[];
      return stored.filter(({ request_id: id }) => id === request);
    };
    const placing = manager.call('POST /abn_bins_upload/', order).catch(() => undefined);
    await expect.poll(readBins, { timeout: 20_000 }).toHaveLength(1);
    killHard(portal.process.pid ?? 0, /services\/tissue\/src\/main/);
    await placing;
    await sleep(500);
    const readOrders = async () => {
      const answer = await manager.call<{ results: { id: number; state: string }[] }>(
        `GET /abn_bins_upload/?request_id=${request}`,
      );
      return answer.status === 200 ? answer.body.results.map(({ state }) => state) : [];
    };
    // the killed process has the order for twenty seconds more
    await expect.poll(readOrders, { timeout: 90_000, intervals: [1000] }).toEqual(['sent']);
    expect(await readBins()).toHaveLength(1);
  } finally {
    await portal.stop();
  }
});
