import type { SWRConfiguration } from 'swr';
import { ApiError } from './api-error.ts';
import { isTriedAgain } from './failing-reads.ts';

const LONGEST_PAUSE = 60_000;

/**
 * How the portal reads: the last data stay on screen while new ones load, a refusal (4xx) is final, and faults of the server
 * or the network are tried again, ever more rarely, for as long as someone looks at the page. Given to every app by the
 * session provider.
 */
export const swrOptions: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  dedupingInterval: 2000,
  errorRetryInterval: 2000,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || isTriedAgain(error),
  onErrorRetry(_, __, { errorRetryInterval, errorRetryCount = Infinity }, readAgain, options) {
    if (options.retryCount > errorRetryCount) return;
    const pause = Math.min(errorRetryInterval * 2 ** (options.retryCount - 1), LONGEST_PAUSE);
    // not all pages that lost the server in one moment ask it again in one moment
    setTimeout(() => void readAgain(options), pause * (0.75 + Math.random() / 2));
  },
};
