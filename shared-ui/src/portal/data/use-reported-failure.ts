import { useEffect, useRef } from 'react';
import { unstable_serialize as serialize, useSWRConfig } from 'swr';
import { isReported, type CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import type { CacheKey } from './cache-key.ts';
import { addFailingRead, isTriedAgain, isUnavailable, useBackgroundPart } from './failing-reads.ts';
import { repeatShown } from '../../design/errors/shown-failures.ts';
import { reportFailedCall } from './call-events.ts';

/** By cache key: a reported failure that no successful read has followed yet. */
const reportedFailures = new Map<string, ApiError>();
/** By cache key: the time of the last successful read. */
const answeredAt = new Map<string, Date>();

interface ReadState {
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
}

/**
 * Notifies the shell of a read that failed with no data to show: once, not for every automatic retry. A failure with
 * data on screen happens in the background, where the user may be typing, so it does not interrupt; neither does a
 * service that does not answer. For all of them, the shell shows that they are being retried (decision 430).
 * @returns call it before retrying for a waiting user: the next failure is then reported too
 */
export function useReportedFailure(
  key: CacheKey | null,
  { error, isValidating }: ReadState,
  options: Pick<CallOptions, 'anonymous' | 'quiet' | 'silent'>,
): () => void {
  const { cache } = useSWRConfig();
  const reported = useRef('');
  const id = serialize(key);
  const { anonymous, quiet, silent } = options;
  const part = useBackgroundPart();
  const isAttempted = error !== undefined && !silent && isTriedAgain(error);
  useEffect(() => {
    if (!isAttempted) return undefined;
    const readAt = cache.get(id)?.data === undefined ? undefined : answeredAt.get(id);
    return addFailingRead({ part, readAt });
  }, [cache, id, isAttempted, part]);
  useEffect(() => {
    // Without an error, nothing was reported. During an attempt, `error` is that of an earlier one.
    if (!error) reported.current = '';
    if (!error || isValidating || reported.current === id) return;
    if (error.status === 401 || cache.get(id)?.data !== undefined) return;
    reported.current = id;
    reportedFailures.set(id, error);
    if (part !== null || isUnavailable(error)) return;
    if (isReported(error, { anonymous, quiet, silent })) reportFailedCall(error);
  }, [anonymous, cache, error, id, isValidating, part, quiet, silent]);
  return () => {
    reported.current = '';
  };
}

/** For the fetcher: marks a failure that repeats a reported one, before it is rendered. */
export async function markRepeatedFailure<T>(answer: Promise<T>, id: string, silent = false): Promise<T> {
  try {
    const found = await answer;
    reportedFailures.delete(id);
    answeredAt.set(id, new Date());
    return found;
  } catch (error) {
    const first = reportedFailures.get(id);
    if (first && !silent && error instanceof ApiError) repeatShown(first, error);
    throw error;
  }
}
