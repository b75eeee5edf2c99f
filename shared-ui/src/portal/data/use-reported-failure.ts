import { useEffect, useRef } from 'react';
import { unstable_serialize as serialize, useSWRConfig } from 'swr';
import { isReported, type CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import type { CacheKey } from './cache-key.ts';
import { addFailingRead, isTriedAgain, isUnavailable, useBackgroundPart } from './failing-reads.ts';
import { repeatShown } from '../../design/errors/shown-failures.ts';
import { reportFailedCall } from './call-events.ts';

/** Per read, the failure that was reported and not followed by an answer. */
const reportedFailures = new Map<string, ApiError>();
/** Per read, when it was answered last. */
const answeredAt = new Map<string, Date>();

interface ReadState {
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
}

/**
 * Informs the shell of a read that failed before it had anything to show: once, not at every attempt that follows by
 * itself. A read that already has data failed in the background, where typed work may be; that is no one's interruption, and
 * neither is a service that does not answer. The frame says of all of them that they are tried again (decision 430).
 * @returns call it before trying again for someone who waits: the next failure is then reported too
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
    // Without an error nothing was reported; while an attempt runs, an error is that of an earlier one.
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

/** For the fetcher: an attempt that follows a reported failure and fails too is known as such before it is drawn. */
export async function repeating<T>(answer: Promise<T>, id: string, silent = false): Promise<T> {
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
