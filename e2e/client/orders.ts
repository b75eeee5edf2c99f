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

interface Unsigned {
  readonly id: string;
  readonly request: { readonly id: number; readonly display_name: string };
  readonly recipient: { readonly id: number };
  readonly official: { readonly id: number };
}

/** An Approved request whose agreement waits for its official, with the addresses of both sides. */
export async function findUnsigned(): Promise<{ id: number; code: string; owner: string; official: string }> {
  const admin = await client('admin');
  const list = '/transfer-agreement/?state=signature_needed&limit=100';
  const [found] = (await admin.get<{ results: Unsigned[] }>(list)).results;
  if (!found) throw new Error('every agreement of the demo is signed');
  const { id, display_name: code } = found.request;
  const findAddress = async (owner: { readonly id: number }): Promise<string> =>
    (await ownerAddresses(admin, [{ id, owner }])).get(id) ?? '';
  return { id, code, owner: await findAddress(found.recipient), official: await findAddress(found.official) };
}

/** An agreement that both sides signed, and the address of the researcher whose tissue it is about. */
export async function findExecuted(): Promise<{ agreement: string; owner: string }> {
  const admin = await client('admin');
  const list = '/transfer-agreement/?state=executed&limit=1';
  const [found] = (await admin.get<{ results: (Unsigned & { id: string })[] }>(list)).results;
  if (!found) throw new Error('no agreement of the demo is executed');
  const { recipient } = found;
  const addresses = await ownerAddresses(admin, [{ id: recipient.id, owner: recipient }]);
  return { agreement: found.id, owner: addresses.get(recipient.id) ?? '' };
}

/** One whose shipment is on its way, and one without an order. */
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
