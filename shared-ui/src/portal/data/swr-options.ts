import type { SWRConfiguration } from 'swr';
import { ApiError } from './api-error.ts';

const RETRIES = 3;

/**
 * How the portal reads: the last data stay on screen while new ones load, a refusal (4xx) is final, and only faults of
 * the server or the network are tried again. Given to every app by the session provider.
 */
export const swrOptions: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  dedupingInterval: 2000,
  errorRetryCount: RETRIES,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
};
