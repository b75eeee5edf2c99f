/** The kind of installation (`PORTAL_ENVIRONMENT`), and its effect on impersonation. */
import type { EndpointKey } from '../api/endpoint.ts';

export const PORTAL_ENVIRONMENTS = ['development', 'demo', 'production'] as const;
export type PortalEnvironment = (typeof PORTAL_ENVIRONMENTS)[number];

/** Header of a call that a superuser confirmed in the modal WARNING PRODUCTION CHANGE (spec 1 section 4). */
export const CONFIRM_CHANGE_HEADER = 'X-Confirm-Production-Change';

/** Changes during an impersonation need a confirmation everywhere except in development. */
export const requiresConfirmation = (environment: PortalEnvironment): boolean =>
  environment !== 'development';

/** Session calls, log lines, previews and removed notifications change no data that people work with. */
const UNCONFIRMED: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'POST /api-token-auth/',
  'POST /api-token-verify/',
  'DELETE /impersonation/',
  'DELETE /session/',
  'POST /session/proof/',
  'POST /post-log/',
  'POST /email/preview/',
  'POST /notification/',
  'DELETE /notification/',
  'DELETE /notification/{id}/',
]);

/** Whether a call in an impersonated session changes data and so needs confirmation. */
export const needsConfirmation = (key: EndpointKey): boolean =>
  !key.startsWith('GET ') && !UNCONFIRMED.has(key);
