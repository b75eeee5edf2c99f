/** Which version a write was meant for. */
import { stale, versionRequired } from '../errors.ts';
import type { Call } from './call.ts';

/**
 * Compares If-Match with the version of the locked object; after the policy, so that a stranger learns nothing.
 * @param current what is answered beside a 409, so that the screen shows both versions
 * @throws VERSION_REQUIRED where the endpoint needs one and none was sent, STALE for an older one
 */
export async function checkVersion(
  { ifMatch, needsVersion }: Pick<Call, 'ifMatch' | 'needsVersion'>,
  etag: string,
  current: () => Promise<unknown>,
): Promise<void> {
  if (ifMatch === undefined && needsVersion) throw versionRequired();
  if (ifMatch !== undefined && ifMatch !== etag) throw stale(await current());
}
