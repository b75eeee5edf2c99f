import { findNetwork } from '@portal/kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SENSITIVE } from './sensitive-paths.ts';

export interface Limit {
  requests: number;
  seconds: number;
}

/** Limits by the caller's address; undefined means no limit. */
export interface LimitSettings {
  all: Limit | undefined;
  /** Limit for each path that tries passwords or sends mail, counted separately. */
  sensitive: Limit | undefined;
}

/** Returns the seconds to wait, or undefined if the request may pass. */
export type RateLimits = (address: string, method: string, path: string) => Promise<number | undefined>;

/**
 * Counts by address in this process, to protect the gateway itself. Limits for an account are counted by core in the
 * database, for all gateways together.
 */
export function createRateLimits(settings: LimitSettings): RateLimits {
  const all = settings.all && limiter(settings.all);
  const sensitive =
    settings.sensitive && SENSITIVE.map((pattern) => ({ pattern, counter: limiter(settings.sensitive) }));
  return async (address, method, path) => {
    const key = findNetwork(address);
    const wait = await consume(all, key);
    if (wait !== undefined || method !== 'POST') return wait;
    return consume(sensitive?.find(({ pattern }) => pattern.test(path))?.counter, key);
  };
}

/** A separate count, by network. */
export function createLimit(limit: Limit): (address: string) => Promise<number | undefined> {
  const counter = limiter(limit);
  return (address) => consume(counter, findNetwork(address));
}

function limiter(limit: Limit | undefined): RateLimiterMemory | undefined {
  return limit && new RateLimiterMemory({ points: limit.requests, duration: limit.seconds });
}

async function consume(counter: RateLimiterMemory | undefined, key: string): Promise<number | undefined> {
  if (counter === undefined) return undefined;
  try {
    await counter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
