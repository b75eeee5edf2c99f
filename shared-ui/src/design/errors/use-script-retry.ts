import { useEffect, useState } from 'react';
import { forgetFailure } from '../lazy/fetch-once.ts';
import { useRepeatedAttempt } from './use-repeated-attempt.ts';

const ANSWER_WITHIN = 10_000;

/** The hashes that the scripts of apps must have, by path; the shell fills it from their manifests. */
type Hashes = { portalScriptHashes?: ReadonlyMap<string, string> | undefined };

/** The address of the script that an import could not load (webpack names it); undefined for every other failure. */
function findScript(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError' || !('request' in error)) return undefined;
  return typeof error.request === 'string' && error.request !== '' ? error.request : undefined;
}

async function canFetch(script: string): Promise<boolean> {
  const integrity = (globalThis as Hashes).portalScriptHashes?.get(new URL(script, location.href).pathname);
  const answer = await fetch(script, {
    cache: 'reload',
    signal: AbortSignal.timeout(ANSWER_WITHIN),
    ...(integrity ? { integrity } : {}),
  });
  return answer.ok;
}

/** How often each script became available again. A script that then fails again is retried less often. */
const recoveries = new Map<string, number>();

/**
 * For the placeholder of a part that failed. If its script could not be loaded, checks until the script is available,
 * then calls `onAvailable`, which renders the part. After any other failure only the person can try again.
 */
export function useScriptRetry(error: unknown, onAvailable: () => void): void {
  useEffect(() => forgetFailure(error), [error]);
  const script = findScript(error);
  const path = script === undefined ? '' : new URL(script, location.href).pathname;
  const [before] = useState(() => recoveries.get(path) ?? 0);
  useRepeatedAttempt({
    isNeeded: script !== undefined,
    before,
    attempt: () => canFetch(script ?? ''),
    onSuccess() {
      recoveries.set(path, before + 1);
      onAvailable();
    },
  });
}
