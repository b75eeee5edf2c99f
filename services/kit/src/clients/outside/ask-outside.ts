/** Calls systems outside of the portal, with a time limit, no redirects, a validated answer and one kind of error. */
import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';

export type OutsideFailure =
  /** No answer, or an incomplete one, within the time limit. */
  | { readonly kind: 'silent'; readonly timeoutMs: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'status'; readonly status: number }
  /** The answer is not JSON or does not match the schema. */
  | { readonly kind: 'unreadable' };

/** The message is for the log; {@link describeFailure} writes the text for people. */
export class OutsideFault extends Error {
  readonly failure: OutsideFailure;
  constructor(message: string, failure: OutsideFailure, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutsideFault';
    this.failure = failure;
  }
}

export interface OutsideCall {
  /** Name of the system in the log. */
  readonly system: string;
  readonly url: string | URL;
  readonly init?: RequestInit;
  readonly timeoutMs: number;
}

export interface OutsideQuestion<T> extends OutsideCall {
  readonly answer: z.ZodType<T>;
  /** Only for calls that change nothing: after an error, pauses and tries again, each pause longer than the last. */
  readonly retry?: { readonly attempts: number; readonly pauseMs: number };
}

/**
 * The answer, whatever its status. A redirect is an error unless `init` allows it, because it could send credentials to
 * another host.
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
 * As {@link askOutside}; undefined if the system answers with `status`, such as 404 for a missing object.
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
    // Invalid JSON is an unreadable answer; an incomplete answer counts as no answer.
    throw error instanceof SyntaxError ? unreadable(error) : toOutsideFault({ system, timeoutMs }, error);
  });
  const read = answer.safeParse(body);
  if (!read.success) throw unreadable(read.error);
  return read.data;
}

/** Converts the error of a call without a complete answer. */
export function toOutsideFault(
  { system, timeoutMs }: Pick<OutsideCall, 'system' | 'timeoutMs'>,
  error: unknown,
): OutsideFault {
  return error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)
    ? new OutsideFault(`${system}: timeout of ${timeoutMs} ms`, { kind: 'silent', timeoutMs }, error)
    : new OutsideFault(`${system}: no connection`, { kind: 'unreachable' }, error);
}
