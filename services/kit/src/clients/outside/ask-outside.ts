/** Calls of systems outside of the portal: a limit of time, no redirects, an answer that is checked, one kind of fault. */
import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';

export type OutsideFailure =
  /** No answer, or only a part of it, within the time. */
  | { readonly kind: 'silent'; readonly timeoutMs: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'status'; readonly status: number }
  /** No JSON, or not of the shape that was asked for. */
  | { readonly kind: 'unreadable' };

/** The message is for the log; {@link describeFailure} makes words for people. */
export class OutsideFault extends Error {
  readonly failure: OutsideFailure;
  constructor(message: string, failure: OutsideFailure, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutsideFault';
    this.failure = failure;
  }
}

export interface OutsideCall {
  /** As the log names it. */
  readonly system: string;
  readonly url: string | URL;
  readonly init?: RequestInit;
  readonly timeoutMs: number;
}

export interface OutsideQuestion<T> extends OutsideCall {
  readonly answer: z.ZodType<T>;
  /** Only for calls that change nothing: any fault is followed by a pause and another attempt, each pause longer. */
  readonly retry?: { readonly attempts: number; readonly pauseMs: number };
}

/**
 * The answer, whatever its status. A redirect is a fault unless `init` allows it: it would carry credentials elsewhere.
 * @throws OutsideFault
 */
export async function openOutside({ system, url, init, timeoutMs }: OutsideCall): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'error', ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw toOutsideFault({ system, timeoutMs }, error);
  }
}

/**
 * The answer of a call that succeeded.
 * @throws OutsideFault
 */
export async function askOutside<T>(question: OutsideQuestion<T>): Promise<T> {
  const { attempts, pauseMs } = question.retry ?? { attempts: 1, pauseMs: 0 };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readAnswer(question, await openOutside(question));
    } catch (error) {
      if (attempt >= attempts) throw error;
      await setTimeout(attempt * pauseMs);
    }
  }
}

/**
 * As {@link askOutside}; undefined where the system answers with `status`, such as 404 for what is not there.
 * @throws OutsideFault
 */
export async function findOutside<T>(
  question: Omit<OutsideQuestion<T>, 'retry'>,
  status: number,
): Promise<T | undefined> {
  const response = await openOutside(question);
  if (response.status !== status) return readAnswer(question, response);
  await response.body?.cancel();
  return undefined;
}

async function readAnswer<T>(
  { system, timeoutMs, answer }: OutsideQuestion<T>,
  response: Response,
): Promise<T> {
  if (!response.ok) {
    const { status } = response;
    await response.body?.cancel();
    throw new OutsideFault(`${system} answered ${status}`, { kind: 'status', status });
  }
  const unreadable = (cause: unknown): OutsideFault =>
    new OutsideFault(`the answer of ${system} cannot be read`, { kind: 'unreadable' }, cause);
  const body: unknown = await response.json().catch((error: unknown) => {
    // What is no JSON is an answer that cannot be read; what did not come to its end was silence.
    throw error instanceof SyntaxError ? unreadable(error) : toOutsideFault({ system, timeoutMs }, error);
  });
  const read = answer.safeParse(body);
  if (!read.success) throw unreadable(read.error);
  return read.data;
}

/** Of a call that got no whole answer. */
export function toOutsideFault(
  { system, timeoutMs }: Pick<OutsideCall, 'system' | 'timeoutMs'>,
  error: unknown,
): OutsideFault {
  return error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)
    ? new OutsideFault(`${system}: timeout of ${timeoutMs} ms`, { kind: 'silent', timeoutMs }, error)
    : new OutsideFault(`${system}: no connection`, { kind: 'unreachable' }, error);
}
