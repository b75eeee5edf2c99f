import type { SWRConfiguration } from 'swr';
import { ApiError } from './api-error.ts';
import { isTriedAgain } from './failing-reads.ts';

const LONGEST_PAUSE = 60_000;

/**
 * How the portal reads: the previous data stay on screen while new ones load; a refusal (4xx) is final; failures of the
 * server or network are retried at growing intervals while the page is visible. The session provider passes these
 * options to every app.
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
    // random, so that pages that lost the server together do not retry together
    setTimeout(() => void readAgain(options), pause * (0.75 + Math.random() / 2));
  },
};
