/** What kind of installation this is (`PORTAL_ENVIRONMENT`), and what that asks of the person who acts for another. */
import type { EndpointKey } from '../api/endpoint.ts';

export const PORTAL_ENVIRONMENTS = ['development', 'demo', 'production'] as const;
export type PortalEnvironment = (typeof PORTAL_ENVIRONMENTS)[number];

/** Sent with a call that a superuser confirmed in the modal WARNING PRODUCTION CHANGE (spec 1 section 4). */
export const CONFIRM_CHANGE_HEADER = 'X-Confirm-Production-Change';

/** What happens in the name of someone else needs no confirmation in development alone. */
export const guardsChanges = (environment: PortalEnvironment): boolean => environment !== 'development';

/** Calls of the session itself, the log, and lines that one removes from a bell change nothing that people work with. */
const UNCONFIRMED: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'POST /api-token-auth/',
  'POST /api-token-verify/',
  'DELETE /impersonation/',
  'DELETE /session/',
  'POST /post-log/',
  'POST /notification/',
  'DELETE /notification/',
  'DELETE /notification/{id}/',
]);

/** Whether a call of an impersonated session changes something, and so must be confirmed. */
export const needsConfirmation = (key: EndpointKey): boolean =>
  !key.startsWith('GET ') && !UNCONFIRMED.has(key);
