/** Tissue requests of the demo by what was ordered for them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { client } from './accounts.ts';
import { ownerAddresses } from './owners.ts';

interface Waiting {
  readonly id: number;
  readonly type: number;
  readonly order_count: number;
  readonly order_state: string | null;
  readonly owner: { readonly id: number };
}

const readWaiting = async (): Promise<Waiting[]> => {
  const manager = await client('abnpm');
  const list = '/abn-request/?tab=awaiting_fulfillment&type__in=7,8&limit=100';
  return (await manager.get<{ results: Waiting[] }>(list)).results;
};
const addressOf = async (request: Waiting): Promise<string> =>
  (await ownerAddresses(await client('admin'), [request])).get(request.id) ?? '';

/** An Approved request for which nothing was ordered, with the address of its researcher. */
export async function findFree(): Promise<{ id: number; owner: string }> {
  const found = (await readWaiting()).find(({ order_count: count }) => count === 0);
  if (!found) throw new Error('everything in the demo is ordered');
  return { id: found.id, owner: await addressOf(found) };
}

/** One whose parcel is on its way, and one without an order. */
export async function findOrdered(): Promise<{ ordered: number; free: number; owner: string }> {
  const all = await readWaiting();
  const shipped = all.find(({ order_state: state }) => state === 'shipped');
  const free = all.find(({ order_count: count }) => count === 0) ?? all[0];
  if (!shipped || !free) throw new Error('nothing in the demo is on its way');
  return { ordered: shipped.id, free: free.id, owner: await addressOf(shipped) };
}

/** What the stand-in of BINS holds for a request. */
export async function readBins(request: number): Promise<readonly { readonly orderId: number }[]> {
  const file = path.join(process.env['E2E_DATA_DIR'] ?? '', 'systems', 'bins.json');
  const orders = JSON.parse(await readFile(file, 'utf8')) as { orderId: number; request_id: number }[];
  return orders.filter(({ request_id: id }) => id === request);
}
