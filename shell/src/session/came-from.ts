import { isPath } from '@portal/shared-ui/session';

/** The page that sent the person to the login page; only portal paths are accepted. */
export function cameFrom(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return isPath(from) ? from : null;
}

/** Why a login at an organization did not work. */
export const loginFailure = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'failure' in state && typeof state.failure === 'string'
    ? state.failure
    : null;

/** The address that a followed link has just verified: no one types it again. */
export const knownEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
