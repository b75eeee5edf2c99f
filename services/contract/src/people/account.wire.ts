/** Sign-in, session and bot check (spec 1 sections 4, 5 and 7). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { DENSITIES } from '../shell/density.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LANGUAGES } from '../words/language.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { isPortalPath } from '../basics/portal-path.ts';
import { Email, Id, Timestamp, line, requiredText, text } from '../api/primitives.ts';
import { INSTITUTION_STATUSES, RDA_STATUSES } from '../request/statuses.ts';
import { ROLES } from './roles.ts';

export const RoleName = z.enum(ROLES);

/** The address of a page of the portal that a person wants. */
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
 * The impersonation variant (spec 1 section 7). `token` is the superuser's own; null for a browser, which cannot read it:
 * then the cookie's counts.
 */
export const ImpersonationBody = z.strictObject({
  email: Email,
  token: text(4000).nullable(),
  reason: line(LIMITS.reason).optional(),
});
export type ImpersonationBody = z.infer<typeof ImpersonationBody>;

/** What a page needs to know of the person; the token itself stays in its HttpOnly cookie. */
export const Session = z.object({
  user: z.object({
    id: Id,
    display_name: z.string(),
    full_name: z.string(),
    email: z.string(),
    /** Every address of theirs; `email` is the one they sign in with. */
    emails: z.array(z.string()),
    phone_number: z.string().nullable(),
    primary_role: RoleName.nullable(),
    /** The groups that are role keys, by name. */
    roles: z.array(RoleName),
    groups: z.array(z.object({ name: z.string() })),
    /** The primary institution and the link to it, as the specification writes them. */
    institutionId: Id.nullable(),
    userInstitutionId: Id.nullable(),
    globus_username: z.string().nullable(),
    suspended_request: Id.nullable(),
    abn_approved: z.boolean(),
    /** Chosen for the account; null where it never was. */
    language: z.enum(LANGUAGES).nullable(),
    density: z.enum(DENSITIES).nullable(),
    /** The address of the page that they wanted before they had to register or sign in, until they open it. */
    goal: z.string().nullable(),
  }),
  /** The primary institution, with what decides the routing after login. */
  institution: z
    .object({
      id: Id,
      display_name: z.string(),
      status: z.literal(INSTITUTION_STATUSES),
      rda_status: z.literal(RDA_STATUSES),
      is_current_officer: z.boolean(),
      user_institution: Id,
      joinder_date: Timestamp.nullable(),
      /** False while the membership rests on the person's own word: then the agreement is not theirs to read. */
      confirmed: z.boolean(),
      /** The institution said that this person is not one of its researchers, or is one no longer. */
      disowned: z.boolean(),
      /** The institution waits for a new Signing Official, and the server accepts one named by this person. */
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
      'Sign in, or act as somebody else (email, token of a superuser). Sets the token cookie and answers the token for scripts',
    access: 'anyone',
    body: z.union([LoginBody, ImpersonationBody]),
    response: z.object({ token: z.string(), session: Session }),
    errors: ['LOGIN_REFUSED', 'NOT_SIGNED_IN', 'TOO_MANY_REQUESTS'],
  },
  'POST /api-token-verify/': {
    service: 'core',
    summary: 'Whether a token is still good',
    access: 'anyone',
    body: z.strictObject({ token: text(4000) }),
    response: z.object({ expires: Timestamp }),
    errors: ['NOT_SIGNED_IN'],
  },
  'GET /session/': {
    service: 'core',
    summary: 'The signed-in person, institution and expiry; null for a visitor, who sends no token',
    access: 'anyone',
    response: Session.nullable(),
    errors: ['NOT_SIGNED_IN', 'IMPERSONATION_ENDED'],
  },
  'DELETE /session/': {
    service: 'core',
    // The person who acted for someone is no caller any more once the hour is over, and still signs out.
    summary: 'Sign out, also of a session in which the time to act for somebody else is over',
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
      'Keeps the page that the caller wanted before other steps came first; null once they are there, or want it no more',
    access: 'signed-in',
    body: z.strictObject({ goal: Goal.nullable() }),
    status: 204,
    errors: ['WRONG_STATE'],
  },
});
