/** Checks the version for which a write was meant. */
import { stale, versionRequired } from '../errors.ts';
import type { Call } from './call.ts';

/**
 * Compares If-Match with the version of the locked object. Runs after the policy, so that callers without access learn
 * nothing.
 * @param current the current state for a 409, so that the screen can show both versions
 * @throws VERSION_REQUIRED where the endpoint requires a version and none was sent, STALE for an older one
 */
export async function checkVersion(
  { ifMatch, needsVersion }: Pick<Call, 'ifMatch' | 'needsVersion'>,
  etag: string,
  current: () => Promise<unknown>,
): Promise<void> {
  if (ifMatch === undefined && needsVersion) throw versionRequired();
  if (ifMatch !== undefined && ifMatch !== etag) throw stale(await current());
}
