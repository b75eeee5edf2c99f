/**
 * Sends stored orders: by the call that placed them, or by a background job that finishes what was left (decision 350).
 * BINS identifies an order by our id, so a second attempt finds what the first one stored.
 */
import { ObjectChanged } from '@portal/contract';
import type { Author, Database, Logger } from '@portal/kit';
import { sql, transact } from '@portal/kit';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { BinsFault, type Bins, type BinsOrder } from '../../clients/bins.client.ts';
import { OrderModel } from '../../models/index.ts';
import { binsWords as words } from '../../texts/en/order.ts';
import { readForBins } from './order-content.ts';

/**
 * Duration of a sender's lock: longer than two calls to BINS. If its process dies, the order is free again after this
 * time.
 */
export const SEND_SECONDS = 20;
/** The longest pause between two attempts. */
const LONGEST_PAUSE = 600;
const FIRST_PAUSE = 10;
/** How long a call waits for another sender of the same order, in milliseconds. */
const WAIT = 8000;
const LOOK = 200;
/** Maximum number of orders that the background job sends per run. */
const BATCH_SIZE = 20;

export interface SendingParts {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
  /** Undefined if BINS is not connected. */
  readonly bins: Bins | undefined;
}

const Claim = z.object({ revision: z.int(), attempts: z.int(), was_sent: z.boolean() });
type Claim = z.output<typeof Claim> & { readonly order: BinsOrder };

const NO_ACTOR: Author = { actorId: null };

/** The order to send, locked for this sender; undefined if nothing is to be sent, `held` if another sender has it. */
async function claim(database: Database, id: number): Promise<Claim | 'held' | undefined> {
  return transact(database, NO_ACTOR, async (work) => {
    const row = await work.row(
      Claim,
      sql`update tissue.order_sending sending
        set held_until = now() + make_interval(secs => ${SEND_SECONDS}), attempts = sending.attempts + 1
        where sending.order_id = ${id} and sending.revision > sending.sent_revision
          and (sending.held_until is null or sending.held_until < now())
          and exists (select 1 from tissue.order ordered where ordered.id = ${id} and ordered.state = 'sending')
        returning sending.revision, sending.attempts, sending.sent_revision > 0 as was_sent`,
    );
    // Read after locking the row: a change of the order increases its revision first.
    if (row) return { ...row, order: await readForBins(work, id) };
    const locked = await work.row(
      z.object({ is_held: z.boolean() }),
      sql`select held_until >= now() as is_held from tissue.order_sending
        where order_id = ${id} and revision > sent_revision and held_until is not null`,
    );
    return locked?.is_held ? 'held' : undefined;
  });
}

/** Stores BINS's answer about a revision; if the order has changed since, it must be sent again. */
async function recordAnswer(
  { database }: Pick<SendingParts, 'database'>,
  author: Author,
  { order: { orderId: id }, revision, attempts }: Claim,
  fault: BinsFault | undefined,
): Promise<void> {
  await transact(database, author, async (work) => {
    const order = await work.lock(OrderModel, id);
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE);
    const now = await work.row(
      z.object({ is_latest: z.boolean() }),
      fault
        ? sql`update tissue.order_sending set held_until = null, next_try = now() + make_interval(secs => ${pause})
            where order_id = ${id} returning revision = ${revision} as is_latest`
        : sql`update tissue.order_sending set held_until = null, attempts = 0, next_try = now(),
              sent_revision = greatest(sent_revision, ${revision}) where order_id = ${id}
            returning revision = ${revision} as is_latest`,
    );
    if (!order || !now) return;
    const sent = fault ? order.sent : (order.sent ?? new Date());
    const state = !now.is_latest ? 'sending' : fault ? (fault.isRefusal ? 'refused' : 'sending') : 'sent';
    const problem = fault && now.is_latest ? fault.message : null;
    const isChangeNew = state === 'sent' && order.changed !== null && order.change_sent === null;
    const changeSent = isChangeNew ? new Date() : order.change_sent;
    if (order.state === state && order.problem === problem && order.sent === sent) return;
    await work.of(OrderModel).findById(id).patch({ state, problem, sent, change_sent: changeSent });
    if (order.state !== state)
      await work.emit(ObjectChanged, { type: 'tissue_order.status_changed', id, state });
  });
}

/**
 * Never fails because of BINS: the order remains, and the problem is stored with it.
 * @param author the caller who waits for the result; undefined in the background job
 */
export async function sendOrder(parts: SendingParts, id: number, author?: Author): Promise<void> {
  const { database, bins, log } = parts;
  const until = Date.now() + (author ? WAIT : 0);
  let claimed = await claim(database, id);
  while (claimed === 'held' && Date.now() < until) {
    await setTimeout(LOOK);
    claimed = await claim(database, id);
  }
  if (claimed === undefined || claimed === 'held') return;
  const fault = await sendToBins(bins, claimed).catch((error: unknown) => error);
  if (fault !== undefined && !(fault instanceof BinsFault)) throw fault;
  if (fault) log.warn({ err: fault, order: id }, 'an order is not with BINS yet');
  await recordAnswer(parts, author ?? NO_ACTOR, claimed, fault);
}

async function sendToBins(
  bins: Bins | undefined,
  { order, attempts, was_sent: wasSent }: Claim,
): Promise<undefined> {
  if (!bins) throw new BinsFault(words.unconnected);
  await bins.saveOrder(order, wasSent || attempts > 1);
}

const Due = z.object({ order_id: z.int() });

/** Orders whose sender is gone or whose next attempt is due. @returns how many */
export async function sendDueOrders(parts: SendingParts): Promise<number> {
  const due = await parts.database.rows(
    Due,
    sql`select sending.order_id from tissue.order_sending sending
      join tissue.order ordered on ordered.id = sending.order_id and ordered.state = 'sending'
      where sending.revision > sending.sent_revision and sending.next_try <= now()
        and (sending.held_until is null or sending.held_until < now())
      order by sending.next_try, sending.order_id limit ${BATCH_SIZE}`,
  );
  for (const { order_id: id } of due) await sendOrder(parts, id);
  return due.length;
}
