/** Places, changes and resends orders (spec 3 sections 4.6 and 7). The order is sent to BINS after the transaction. */
import { ObjectChanged, TissueOrdered, type orderObject, type OrderFields } from '@portal/contract';
import {
  AppError,
  invalid,
  readOne,
  say,
  sql,
  type Call,
  type Locked,
  type Reads,
  type ResourceCommands,
  type Work,
} from '@portal/kit';
import { OrderModel, OrderSendingModel } from '../../models/index.ts';
import { orderRefusals as words } from '../../texts/en/order.ts';
import { tissueRequestResource } from '../request/index.ts';
import { storePieces, readPieces } from './order-content.ts';
import { readSubmittedDonors } from './order-form.queries.ts';
import type { OrderRights } from './order.policy.ts';
import { requireOrderable, type OrderRules } from './orderable.ts';
import { SEND_SECONDS } from './send-order.ts';
import { takeStock } from './stock.queries.ts';

type Commands = ResourceCommands<typeof orderObject, OrderRights>;

const MOST_NAMED = 10;
const named = (hashes: readonly string[]) => ({
  donors: `${hashes.slice(0, MOST_NAMED).join(', ')}${hashes.length > MOST_NAMED ? ' …' : ''}`,
});

/**
 * @throws INVALID_INPUT unless each donor belongs to the submitted collection, has a description, and has at least one
 * piece
 */
async function checkDonors(reads: Reads, request: number, { donor, cases }: OrderFields): Promise<void> {
  const handedIn = new Set((await readSubmittedDonors(reads, request)).map(({ donor_hash: hash }) => hash));
  const described = Object.entries(donor);
  const ordered = new Set(cases.map(({ hash_code: hash }) => hash));
  const unknown = [...new Set([...Object.keys(donor), ...ordered])].filter((hash) => !handedIn.has(hash));
  if (unknown.length > 0) throw invalid({ donor: [say(words.unknownDonors, named(unknown))] });
  const silent = [
    ...described.filter(([, { hemisphere, tissue }]) => hemisphere === null && tissue.trim() === ''),
    ...[...ordered].filter((hash) => !(hash in donor)).map((hash) => [hash] as const),
  ].map(([hash]) => hash);
  if (silent.length > 0) throw invalid({ donor: [say(words.undescribedDonors, named(silent))] });
  const unused = Object.keys(donor).filter((hash) => !ordered.has(hash));
  if (unused.length > 0) throw invalid({ donor: [say(words.unusedDonors, named(unused))] });
}

/** If a call is repeated with the same key, it finds the order of the first call. */
export const placeOrder =
  (rules: OrderRules): NonNullable<Commands['create']> =>
  async ({ call, work, body }) => {
    const { key, request_id: requestId, cases, ...columns } = body;
    const { object: request } = await readOne(work, tissueRequestResource, call.actor, requestId);
    await work.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const placed = await work.of(OrderModel).matching({ key }).first();
    if (placed) {
      if (placed.request_id !== requestId || placed.creator_id !== (call.actor.userId || null))
        throw new AppError('CONFLICT', words.usedKey);
      return placed.id;
    }
    await requireOrderable(work, request, rules);
    await checkDonors(work, requestId, { ...columns, cases });
    await takeStock(work, cases, { id: null, pieces: [] });
    const { id } = await work.of(OrderModel).insert({
      ...columns,
      key,
      request_id: requestId,
      request_type: request.type,
      creator_id: call.actor.userId || null,
    });
    await storePieces(work, id, cases);
    await work.of(OrderSendingModel).insert({ order_id: id, next_try: nextSendTime() });
    await work.emit(TissueOrdered, { request_id: requestId });
    await work.emit(ObjectChanged, { type: 'tissue_order.status_changed', id, state: 'sending' });
    return id;
  };

/** Notifies other systems that an order that BINS had answered is sent again. */
async function emitSending(work: Work, { id, state }: Pick<OrderModel, 'id' | 'state'>): Promise<void> {
  if (state !== 'sending')
    await work.emit(ObjectChanged, { type: 'tissue_order.status_changed', id, state: 'sending' });
}

/** The person who placed or changed the order sends it; the background job does so only if that failed. */
const nextSendTime = (): Date => new Date(Date.now() + SEND_SECONDS * 1000);

/** The row must be locked. */
export async function replaceOrder(
  work: Work,
  { actor, body }: Pick<Call<'PUT /abn_bins_upload/{id}/'>, 'actor' | 'body'>,
  { id: key }: Locked<OrderRights>,
): Promise<void> {
  const id = Number(key);
  const order = await work.of(OrderModel).findById(id);
  if (!order) throw new Error(`order ${id} was locked, and is not there`);
  const { cases, ...columns } = body;
  await checkDonors(work, order.request_id, body);
  await takeStock(work, cases, { id, pieces: await readPieces(work, id) });
  await work
    .of(OrderModel)
    .findById(id)
    .patch({
      ...columns,
      state: 'sending',
      problem: null,
      version: order.version + 1,
      changed: new Date(),
      changer_id: actor.userId || null,
      change_sent: null,
    });
  await storePieces(work, id, cases);
  await work.run(sql`update tissue.order_sending set revision = revision + 1, next_try = ${nextSendTime()}::timestamptz
    where order_id = ${id}`);
  await emitSending(work, order);
}

/**
 * Queues the order again, even if BINS refused it.
 * @param due when the background job sends it, if it is still unsent then
 */
export async function queueAgain(
  work: Work,
  { id: key }: Locked<OrderRights>,
  due: Date = nextSendTime(),
): Promise<void> {
  const id = Number(key);
  const order = await work.of(OrderModel).findById(id);
  await work.of(OrderModel).findById(id).patch({ state: 'sending', problem: null });
  if (order) await emitSending(work, order);
  await work.of(OrderSendingModel).findById(id).patch({ next_try: due });
}
