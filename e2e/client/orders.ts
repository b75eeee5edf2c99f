/** Finds tissue requests of the demo by the state of their order. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract/statuses';
import { client, unique } from './accounts.ts';
import { pickDonors } from './donors.ts';
import { ownerAddresses } from './owners.ts';
import { DEMO_PASSWORD } from './portal-client.ts';
import { attachLetter } from './records.ts';
import { makeDraftOfType } from './typed-drafts.ts';

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
const getAddress = async (request: Waiting): Promise<string> =>
  (await ownerAddresses(await client('admin'), [request])).get(request.id) ?? '';

interface Unsigned {
  readonly id: string;
  readonly request: { readonly id: number; readonly display_name: string };
  readonly recipient: { readonly id: number };
  readonly official: { readonly id: number };
}

/** An Approved request whose agreement is waiting for the official's signature, with the emails of both parties. */
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

/** An agreement that both parties signed, and the email of the researcher who requested the tissue. */
export async function findExecuted(): Promise<{ agreement: string; owner: string }> {
  const admin = await client('admin');
  const list = '/transfer-agreement/?state=executed&limit=1';
  const [found] = (await admin.get<{ results: (Unsigned & { id: string })[] }>(list)).results;
  if (!found) throw new Error('no agreement of the demo is executed');
  const { recipient } = found;
  const addresses = await ownerAddresses(admin, [{ id: recipient.id, owner: recipient }]);
  return { agreement: found.id, owner: addresses.get(recipient.id) ?? '' };
}

/** A request whose shipment is on its way, and a request without an order. */
export async function findOrdered(): Promise<{ ordered: number; free: number; owner: string }> {
  const all = await readWaiting();
  const shipped = all.find(({ order_state: state }) => state === 'shipped');
  const free = all.find(({ order_count: count }) => count === 0) ?? all[0];
  if (!shipped || !free) throw new Error('nothing in the demo is on its way');
  return { ordered: shipped.id, free: free.id, owner: await getAddress(shipped) };
}

/** Reads the orders of a request from the fake of BINS. */
export async function readBins(request: number): Promise<readonly { readonly orderId: number }[]> {
  const file = path.join(process.env['E2E_DATA_DIR'] ?? '', 'systems', 'bins.json');
  const orders = JSON.parse(await readFile(file, 'utf8')) as { orderId: number; request_id: number }[];
  return orders.filter(({ request_id: id }) => id === request);
}

/** The answers in the form's examples: at least 500 mg of frozen tissue of this region from each donor. */
const ASKED = { region: 'Prefrontal cortex', preservation: 'frozen', least: 1 } as const;

interface DonorPage {
  readonly samples: readonly {
    readonly region: string;
    readonly preservation: string;
    readonly amount: number | null;
    readonly is_available: boolean;
  }[];
}

/** Finds donors with enough of the tissue that the examples ask for. */
async function findDonors(count: number): Promise<readonly string[]> {
  const manager = await client('abnpm');
  const found: string[] = [];
  for (const { donor_hash: hash } of await pickDonors(400)) {
    const { samples } = await manager.get<DonorPage>(`/abn_donor/?donor_hash=${hash}`);
    const hasEnough = samples.some(
      ({ region, preservation, amount, is_available: isAvailable }) =>
        isAvailable &&
        region === ASKED.region &&
        preservation === ASKED.preservation &&
        (amount ?? 0) >= ASKED.least,
    );
    if (hasEnough) found.push(hash);
    if (found.length === count) return found;
  }
  throw new Error(`the demo has no ${count} donors with ${ASKED.region}`);
}

/** Creates an approved tissue request for this many donors with an agreement that both parties signed. */
export async function prepareOrder(donors = 14): Promise<{ readonly id: number; readonly donors: number }> {
  const owner = await client('pi');
  const manager = await client('abnpm');
  const { user } = await owner.get<{ user: { id: number } }>('/session/');
  const type = requestType(REQUEST_TYPE.ABN_TISSUE);
  const draft = await makeDraftOfType(owner, type);
  const { id: collection } = await manager.send<{ id: number }>('POST /abn_cart/', {
    collection_name: unique('Collection'),
    identifiers: await findDonors(donors),
    pi: user.id,
  });
  const { additional_data: answers } = await owner.get<{ additional_data: object }>(`/request/${draft.id}/`);
  await owner.send(`PATCH /request/${draft.id}/`, {
    additional_data: { ...answers, [type.collection?.field ?? '']: collection },
  });
  await attachLetter(owner, draft.project.id);
  const { id } = await owner.send<{ id: number }>(`POST /request/${draft.id}/submit/`);
  const email = { to: ['pi@demo.test'], subject: 'Decision', body: '<p>Decided.</p>' };
  await manager.send(`POST /request/${id}/decision/`, { status: REQUEST_STATUS.APPROVED, email });
  await signBoth(id);
  return { id, donors };
}

/** Both parties sign the agreement, which the portal creates in the background. */
async function signBoth(request: number): Promise<void> {
  const manager = await client('abnpm');
  const list = `/transfer-agreement/?request=${request}`;
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const [agreement] = (await manager.get<{ results: { id: string }[] }>(list)).results;
    if (!agreement) {
      await pause(500);
      continue;
    }
    for (const [account, act] of [
      ['so', 'sign'],
      ['abnpm', 'execute'],
    ] as const) {
      const person = await client(account);
      const { user } = await person.get<{ user: { display_name: string } }>('/session/');
      await person.send(`POST /transfer-agreement/${agreement.id}/${act}/`, {
        signature: user.display_name,
        password: DEMO_PASSWORD,
      });
    }
    return;
  }
  throw new Error('the request got no agreement');
}
