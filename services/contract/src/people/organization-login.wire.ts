/** Logging in with the account of an organization, by OpenID Connect (decisions 544 to 546). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, Timestamp, requiredText } from '../api/primitives.ts';
import { LIMITS } from '../basics/limits.ts';
import { Session } from './account.wire.ts';

/** A login at an organization that opens an account of the portal. Its owner and staff read it. */
export const linkedOrganizationObject = defineObject({
  name: 'linked-organization',
  service: 'core',
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({
    id: Id,
    user: Id,
    organization: z.string(),
    /** What the organization said about the person at the last login. */
    email: z.string().nullable(),
    email_verified: z.boolean(),
    acr: z.string().nullable(),
    amr: z.array(z.string()),
    assurance: z.array(z.string()),
    created: Timestamp,
    last_used: Timestamp,
    abilities: Abilities,
  }),
  deletable: true,
  filters: { owner: filter.number('in') },
  ordering: ['created', 'last_used'],
  defaultOrdering: 'created',
});

const OrganizationId = requiredText(LIMITS.organization);
const Attempt = requiredText(LIMITS.factorStep);
const loggedIn = z.object({ token: z.string(), session: Session });

export const organizationLoginEndpoints = defineEndpoints({
  'POST /organization-login/': {
    service: 'core',
    summary: 'Begin to log in at an organization: the address of its login page, for this browser',
    access: 'anyone',
    body: z.strictObject({
      organization: OrganizationId,
      /** The caller proves again who they are, for acts that need a proof of the last five minutes. */
      again: z.boolean().optional(),
    }),
    response: z.object({ url: z.string() }),
    errors: ['WRONG_STATE', 'SERVICE_UNAVAILABLE'],
  },
  'POST /organization-login/callback/': {
    service: 'core',
    summary: 'What the organization answered, once; the attempt then opens the account or is linked to one',
    access: 'anyone',
    body: z.strictObject({
      organization: OrganizationId,
      /** The query of the address to which the organization sent the browser. */
      answer: requiredText(LIMITS.organizationAnswer),
    }),
    response: z.object({
      /** `known`: it opens an account; `linked` and `proved`: done, for the caller; `unknown`: no account has it. */
      status: z.enum(['known', 'unknown', 'linked', 'proved']),
      attempt: z.string(),
      organization: z.string(),
      /** Only if the organization verified it. */
      email: z.string().nullable(),
    }),
    errors: ['WRONG_STATE', 'SERVICE_UNAVAILABLE'],
  },
  'POST /organization-login/finish/': {
    service: 'core',
    summary: 'Log in with a known attempt; refused as a password is, also for a second factor of the portal',
    access: 'anyone',
    body: z.strictObject({ attempt: Attempt, agreed_to_terms: z.boolean().optional() }),
    response: loggedIn,
    errors: ['LOGIN_REFUSED'],
  },
  'POST /organization-login/link/': {
    service: 'core',
    summary:
      'Link an unknown attempt to the caller, who logged in to the account; the session becomes a new one',
    access: 'signed-in',
    body: z.strictObject({ attempt: Attempt }),
    response: loggedIn,
    errors: ['PROOF_REQUIRED', 'WRONG_STATE'],
  },
  'POST /organization-login/{organization}/logout/': {
    service: 'core',
    summary: 'Back-channel logout: the organization ends the sessions that it opened',
    access: 'anyone',
    params: z.strictObject({ organization: OrganizationId }),
    bodyKind: 'urlencoded',
    body: z.strictObject({ logout_token: requiredText(LIMITS.logoutToken) }),
    response: z.object({}),
    errors: ['SERVICE_UNAVAILABLE'],
  },
});
