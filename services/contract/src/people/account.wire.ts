/** Sign-in, session and bot check (spec 1 sections 4, 5 and 7). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { DENSITIES } from '../shell/density.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LANGUAGES } from '../words/language.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { isPortalPath } from '../basics/portal-path.ts';
import { Email, Id, Timestamp, singleLineText, requiredText, text } from '../api/primitives.ts';
import { INSTITUTION_STATUSES, RDA_STATUSES } from '../request/statuses.ts';
import { ROLES } from './roles.ts';

export const RoleName = z.enum(ROLES);

/** The path of the portal page that a person wanted to open. */
export const Goal = requiredText(LIMITS.goal).refine(isPortalPath, {
  error: INPUT_MESSAGES.portalPath,
  when: ({ issues }) => issues.length === 0,
});

export const LoginBody = z.strictObject({
  email: Email,
  password: requiredText(LIMITS.passwordMaximum, MESSAGES.passwordRequired),
  agreed_to_terms: z.boolean().optional(),
  /** Solved bot-check challenge, base64. */
  recaptcha: text(4000, MESSAGES.recaptchaFailed),
  is_v2: z.boolean().optional(),
});
export type LoginBody = z.infer<typeof LoginBody>;

/**
 * The impersonation variant (spec 1 section 7). `token` is the superuser's own. Browsers cannot read it and send null;
 * then the cookie is used.
 */
export const ImpersonationBody = z.strictObject({
  email: Email,
  token: text(4000).nullable(),
  reason: singleLineText(LIMITS.reason).optional(),
});
export type ImpersonationBody = z.infer<typeof ImpersonationBody>;

/** Session data for pages; the token itself stays in its HttpOnly cookie. */
export const Session = z.object({
  user: z.object({
    id: Id,
    display_name: z.string(),
    full_name: z.string(),
    email: z.string(),
    /** All addresses of the person; `email` is the one used for signing in. */
    emails: z.array(z.string()),
    phone_number: z.string().nullable(),
    primary_role: RoleName.nullable(),
    /** Groups that are role keys. */
    roles: z.array(RoleName),
    groups: z.array(z.object({ name: z.string() })),
    /** The primary institution and the membership in it, with the field names of the specification. */
    institutionId: Id.nullable(),
    userInstitutionId: Id.nullable(),
    globus_username: z.string().nullable(),
    suspended_request: Id.nullable(),
    abn_approved: z.boolean(),
    /** Chosen for the account; null if never chosen. */
    language: z.enum(LANGUAGES).nullable(),
    density: z.enum(DENSITIES).nullable(),
    /** A role of the person needs a second factor. Until they add one, this session has no roles. */
    must_enroll: z.boolean(),
    /** The path of the page that the person wanted before registering or signing in; cleared once they open it. */
    goal: z.string().nullable(),
  }),
  /** The primary institution, with the fields that decide the routing after login. */
  institution: z
    .object({
      id: Id,
      display_name: z.string(),
      status: z.literal(INSTITUTION_STATUSES),
      rda_status: z.literal(RDA_STATUSES),
      is_current_officer: z.boolean(),
      user_institution: Id,
      joinder_date: Timestamp.nullable(),
      /** False while only the person claims the membership: then they may not read the agreement. */
      confirmed: z.boolean(),
      /** The institution answered that the person is not, or no longer, one of its researchers. */
      disowned: z.boolean(),
      /** The institution needs a new Signing Official, and this person may name one. */
      names_official: z.boolean(),
    })
    .nullable(),
  impersonator: z.object({ id: Id, display_name: z.string() }).nullable(),
  expires: Timestamp,
});
export type Session = z.infer<typeof Session>;

export const accountEndpoints = defineEndpoints({
  'GET /bot-check/': {
    service: 'core',
    summary:
      'A fresh bot-check challenge; its solution is the field `recaptcha`. With Google reCAPTCHA: `recaptcha_site_key`',
    access: 'anyone',
    response: z.looseObject({}),
  },
  'POST /api-token-auth/': {
    service: 'core',
    summary:
      "Log in, or act as someone else (email and a superuser's token). Sets the token cookie and returns the token for scripts",
    access: 'anyone',
    body: z.union([LoginBody, ImpersonationBody]),
    response: z.object({ token: z.string(), session: Session }),
    errors: ['LOGIN_REFUSED', 'NOT_SIGNED_IN', 'PROOF_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /api-token-verify/': {
    service: 'core',
    summary: 'Whether a token is still valid',
    access: 'anyone',
    body: z.strictObject({ token: text(4000) }),
    response: z.object({ expires: Timestamp }),
    errors: ['NOT_SIGNED_IN'],
  },
  'GET /session/': {
    service: 'core',
    summary:
      'The person who is logged in, their institution and when the session expires. Null for visitors, who send no token',
    access: 'anyone',
    response: Session.nullable(),
    errors: ['NOT_SIGNED_IN', 'IMPERSONATION_ENDED'],
  },
  'DELETE /session/': {
    service: 'core',
    // After the impersonation time is over the caller has no valid session, but must still be able to sign out.
    summary: 'Log out, also from a session in which acting as someone else has timed out',
    access: 'anyone',
    status: 204,
    errors: ['NOT_SIGNED_IN'],
  },
  'POST /session/agree/': {
    service: 'core',
    summary: 'Agree to the current terms',
    access: 'signed-in',
    body: z.strictObject({ agreed_to_terms: z.literal(true) }),
    status: 204,
    errors: ['WRONG_STATE'],
  },
  'PUT /session/goal/': {
    service: 'core',
    summary:
      'Store the page that the caller wants to reach after other steps. Send null when they reach it or no longer want it',
    access: 'signed-in',
    body: z.strictObject({ goal: Goal.nullable() }),
    status: 204,
    errors: ['WRONG_STATE'],
  },
});
