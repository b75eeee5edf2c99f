/**
 * Client of BINS, the brain bank's order system (`BINS_URL`, `BINS_TOKEN`). BINS identifies an order by the portal's
 * id.
 */
import type { OrderCase, OrderFields } from '@portal/contract';
import {
  askOutside,
  describeFailure,
  findOutside,
  OutsideFault,
  say,
  type OutsideQuestion,
} from '@portal/kit';
import { z } from 'zod';
import { binsWords as words } from '../texts/en/order.ts';

/** Short, because a user waits; an order whose call timed out is looked up by its id later. */
const TIMEOUT_MS = 5000;

/** An order as sent to BINS (spec 3 section 3 "BINS order"). */
export interface BinsOrder extends Omit<OrderFields, 'cases'> {
  readonly orderId: number;
  readonly request_id: number;
  readonly request_type: number;
  readonly created_date: string;
  readonly cases: readonly OrderCase[];
}

export interface Bins {
  /**
   * Makes BINS store the order exactly once, in this version. `mayBeThere` means that BINS may already have it from an
   * earlier call.
   * @throws BinsFault
   */
  saveOrder(order: BinsOrder, mayBeThere: boolean): Promise<void>;
}

/** Why BINS does not have an order, as a message for staff. */
export class BinsFault extends Error {
  /** BINS rejected the order itself: sending it unchanged would fail again. */
  readonly isRefusal: boolean;
  constructor(message: string, { isRefusal = false, cause }: { isRefusal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'BinsFault';
    this.isRefusal = isRefusal;
  }
}

const Settings = z.object({ BINS_URL: z.url({ protocol: /^https?$/ }), BINS_TOKEN: z.string().min(1) });
/** HTTP statuses that reject the order itself; others are connection or credential problems and may pass. */
const REFUSALS: readonly number[] = [400, 413, 422];

/** Undefined if BINS is not configured. @throws an error at startup that names the invalid variable */
export function createBins(
  variables: Readonly<Record<string, string | undefined>>,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Bins | undefined {
  if (!variables['BINS_URL']) return undefined;
  const { BINS_URL: url, BINS_TOKEN: token } = Settings.parse(variables);
  const base = `${url.replace(/\/$/, '')}/orders`;

  const question = (
    method: 'GET' | 'POST' | 'PUT',
    id: number,
    order?: BinsOrder,
  ): OutsideQuestion<{ orderId: number }> => ({
    system: 'BINS',
    url: method === 'POST' ? base : `${base}/${id}`,
    init: {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: `Token ${token}`,
        ...(order ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(order ? { body: JSON.stringify(order) } : {}),
    },
    timeoutMs,
    // The id proves that the answer is about this order.
    answer: z.object({ orderId: z.literal(id) }),
  });

  return {
    async saveOrder(order, mayBeThere) {
      const { orderId: id } = order;
      try {
        // An earlier call may have stored the order without an answer arriving: then it is updated, not created again.
        const known = mayBeThere ? await findOutside(question('GET', id), 404) : undefined;
        await askOutside(question(known ? 'PUT' : 'POST', id, order));
      } catch (error) {
        throw error instanceof OutsideFault ? describeFault(error) : error;
      }
    },
  };
}

function describeFault(fault: OutsideFault): BinsFault {
  const { failure } = fault;
  if (failure.kind === 'status' && REFUSALS.includes(failure.status))
    return new BinsFault(say(words.refused, { status: failure.status }), { isRefusal: true });
  return new BinsFault(describeFailure(fault, { ...words, unreadable: words.strange }), { cause: fault });
}
