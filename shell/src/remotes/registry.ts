import { Registry } from '@portal/contract/remotes';

export const REMOTE_TIMEOUT = 8000;

/**
 * Loads the list of apps and their addresses. `fresh` bypasses the cache, for a remote that failed or was redeployed.
 */
export async function readRegistry({ fresh = false }: { fresh?: boolean } = {}): Promise<Registry> {
  const response = await fetch('/remotes.json', {
    cache: fresh ? 'no-cache' : 'default',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT),
  });
  if (!response.ok) throw new Error(`/remotes.json: HTTP ${response.status}`);
  const answer: unknown = await response.json();
  // Development servers have their own addresses and no hashes.
  return PORTAL_DEVELOPMENT ? (answer as Registry) : Registry.parse(answer);
}
