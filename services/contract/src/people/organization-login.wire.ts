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

/** What a test of an organization's login found. */
export const ORGANIZATION_PROBLEMS = ['unreachable', 'answer', 'keys', 'client', 'login'] as const;
export type OrganizationProblem = (typeof ORGANIZATION_PROBLEMS)[number];
const Problem = z.enum(ORGANIZATION_PROBLEMS);

/** An organization of the setting `IDENTITY_PROVIDERS`, and how its logins fare. Never its secret. */
const LoginOrganization = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  mail_domains: z.array(z.string()),
  /** A second factor there counts as one of the portal. */
  trusts_factor: z.boolean(),
  /** Where the organization must allow people to be sent back to. */
  redirect_url: z.string(),
  /** Where it may report that someone logged out. */
  logout_url: z.string(),
  /** People whose account is linked. */
  people: z.int(),
  last_login: Timestamp.nullable(),
  /** Null if it was never tested. */
  tested: Timestamp.nullable(),
  /** What the last test found; null if nothing was wrong. */
  problem: Problem.nullable(),
  /** The last login of a person that failed there, and why; null after one that worked. */
  failed_login: Timestamp.nullable(),
  failed_login_problem: Problem.nullable(),
});
export type LoginOrganization = z.infer<typeof LoginOrganization>;

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
  'GET /organization-login/organizations/': {
    service: 'core',
    summary: 'The organizations at which people can log in, and whether their logins work',
    access: ['superuser'],
    response: z.object({ results: z.array(LoginOrganization) }),
  },
  'POST /organization-login/{organization}/test/': {
    service: 'core',
    summary: 'Test the login of an organization without a person: its metadata, its keys and the client',
    access: ['superuser'],
    params: z.strictObject({ organization: OrganizationId }),
    body: z.strictObject({}),
    response: LoginOrganization,
  },
});
