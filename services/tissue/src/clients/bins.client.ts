/** BINS, the brain bank's system of orders (`BINS_URL`, `BINS_TOKEN`): it knows an order by the portal's number. */
import type { OrderCase, OrderFields } from '@portal/contract';
import { say } from '@portal/kit';
import { z } from 'zod';
import { binsWords as words } from '../texts/en/order.ts';

/** Somebody looks at the screen meanwhile; what took longer is found by its number later. */
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
   * Makes BINS hold the order once, as it is given. `mayBeThere` says that BINS was told of it before, whatever it answered.
   * @throws BinsFault
   */
  keep(order: BinsOrder, mayBeThere: boolean): Promise<void>;
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
/** The number shows that the answer is about this order, and not about anything. */
const Answer = z.object({ orderId: z.int() });
/** Statuses about the order itself; the others are about the line, or about the credentials, and pass. */
const REFUSALS: readonly number[] = [400, 413, 422];

/** Undefined where no BINS is set up. @throws an error that names the variable, at start */
export function createBins(
  variables: Readonly<Record<string, string | undefined>>,
  { patience = TIMEOUT_MS }: { patience?: number } = {},
): Bins | undefined {
  if (!variables['BINS_URL']) return undefined;
  const { BINS_URL: url, BINS_TOKEN: token } = Settings.parse(variables);
  const base = `${url.replace(/\/$/, '')}/orders`;

  async function ask(method: 'GET' | 'POST' | 'PUT', address: string, order?: BinsOrder): Promise<Response> {
    try {
      return await fetch(address, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `Token ${token}`,
          ...(order ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(order ? { body: JSON.stringify(order) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
    } catch (error) {
      throw describeTimeout(error, patience);
    }
  }

  async function read(response: Response, id: number): Promise<void> {
    if (!response.ok) {
      await response.body?.cancel();
      throw describeStatus(response.status);
    }
    const body: unknown = await response.json().catch((error: unknown) => {
      // What is no JSON is an answer that cannot be read; what did not come to its end was silence.
      if (error instanceof SyntaxError) return undefined;
      throw describeTimeout(error, patience);
    });
    const answer = Answer.safeParse(body);
    if (!answer.success || answer.data.orderId !== id) throw new BinsFault(words.strange);
  }

  const place = (id: number): string => `${base}/${id}`;
  async function isThere(id: number): Promise<boolean> {
    const found = await ask('GET', place(id));
    if (found.status === 404) {
      await found.body?.cancel();
      return false;
    }
    await read(found, id);
    return true;
  }

  return {
    async keep(order, mayBeThere) {
      const { orderId: id } = order;
      // An earlier call may have been stored although nobody heard so: then it is changed, and not made again.
      const isKnown = mayBeThere && (await isThere(id));
      await read(isKnown ? await ask('PUT', place(id), order) : await ask('POST', base, order), id);
    },
  };
}

function describeStatus(status: number): BinsFault {
  if (status === 401 || status === 403) return new BinsFault(words.credentials);
  if (REFUSALS.includes(status)) return new BinsFault(say(words.refused, { status }), { isRefusal: true });
  return new BinsFault(say(words.failing, { status }));
}

const describeTimeout = (error: unknown, patience: number): BinsFault =>
  error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)
    ? new BinsFault(say(words.silent, { seconds: Math.round(patience / 1000) }), { cause: error })
    : new BinsFault(words.unreachable, { cause: error });
