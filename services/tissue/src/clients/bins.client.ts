/** BINS, the brain bank's system of orders (`BINS_URL`, `BINS_TOKEN`): it knows an order by the portal's number. */
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

/** Someone is waiting at the screen; what took longer is found by its number later. */
const TIMEOUT_MS = 5000;

/** An order as BINS gets it (spec 3 section 3 "BINS order"). */
export interface BinsOrder extends Omit<OrderFields, 'cases'> {
  readonly orderId: number;
  readonly request_id: number;
  readonly request_type: number;
  readonly created_date: string;
  readonly cases: readonly OrderCase[];
}

export interface Bins {
  /**
   * Makes BINS store the order once, as it is given. `mayBeThere` says that BINS got it before, whatever it answered.
   * @throws BinsFault
   */
  saveOrder(order: BinsOrder, mayBeThere: boolean): Promise<void>;
}

/** In words for staff, why BINS has not got an order. */
export class BinsFault extends Error {
  /** BINS understood and will not take it: the same order is refused again. */
  readonly isRefusal: boolean;
  constructor(message: string, { isRefusal = false, cause }: { isRefusal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'BinsFault';
    this.isRefusal = isRefusal;
  }
}

const Settings = z.object({ BINS_URL: z.url({ protocol: /^https?$/ }), BINS_TOKEN: z.string().min(1) });
/** Statuses about the order itself; the others are about the line, or about the credentials, and pass. */
const REFUSALS: readonly number[] = [400, 413, 422];

/** Undefined where no BINS is set up. @throws an error that names the variable, at start */
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
    // The number shows that the answer is about this order, and not about anything.
    answer: z.object({ orderId: z.literal(id) }),
  });

  return {
    async saveOrder(order, mayBeThere) {
      const { orderId: id } = order;
      try {
        // An earlier call may have been stored although no one heard so: then it is changed, and not made again.
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
