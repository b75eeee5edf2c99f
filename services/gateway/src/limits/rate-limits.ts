import { findNetwork, hashMachineSecret, isMachineSecret } from '@portal/kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SENSITIVE } from './sensitive-paths.ts';

export interface Limit {
  requests: number;
  seconds: number;
}

/** Limits by the caller's address, and by machine key; undefined means no limit. */
export interface LimitSettings {
  all: Limit | undefined;
  /** Limit for each path that tries passwords or sends mail, counted separately. */
  sensitive: Limit | undefined;
  /** Limit for each secret of a machine key, from all addresses together. */
  key?: Limit | undefined;
}

/** Returns the seconds to wait, or undefined if the request may pass. */
export type RateLimits = (
  address: string,
  method: string,
  path: string,
  authorization?: string,
) => Promise<number | undefined>;

/**
 * Counts by address in this process, to protect the gateway itself. Limits for an account are counted by core in the
 * database, for all gateways together.
 */
export function createRateLimits(settings: LimitSettings): RateLimits {
  const all = settings.all && limiter(settings.all);
  const sensitive =
    settings.sensitive && SENSITIVE.map((pattern) => ({ pattern, counter: limiter(settings.sensitive) }));
  const keys = limiter(settings.key);
  return async (address, method, path, authorization) => {
    const key = findNetwork(address);
    const secret = authorization?.replace(/^Bearer /, '');
    const ofKey = secret !== undefined && isMachineSecret(secret);
    const wait =
      (await consume(all, key)) ?? (ofKey ? await consume(keys, hashMachineSecret(secret)) : undefined);
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
