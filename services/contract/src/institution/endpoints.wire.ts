/** Operations on institutions other than reading and editing (spec 1 sections 4, 7 and 8, spec 3 section 4.11). */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { BODY_LIMITS, defineEndpoints, type EndpointDefinition } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import {
  Email,
  Id,
  IdParams,
  Summary,
  institutionName,
  singleLineText,
  personName,
  requiredLine,
  requiredList,
  text,
} from '../api/primitives.ts';
import { INSTITUTION_STATUSES, REQUEST_STATUSES } from '../request/statuses.ts';
import { INSTITUTION_DECISIONS } from './transitions.ts';
import { FilledMail } from '../mail/wire.ts';
import { EmailDraft } from '../mail/draft.wire.ts';
import { membershipEndpoints } from './membership.wire.ts';
import { institutionCommentObject, institutionObject, userInstitutionObject } from './wire.ts';

const Institution = institutionObject.schema;

/** The institution form of /provide-institution. */
export const NewInstitutionBody = z.strictObject({
  institution_data: z.strictObject({
    name: institutionName(MESSAGES.institutionMissing),
  }),
  io_data: z.strictObject({
    first_name: personName(MESSAGES.firstNameRequired),
    last_name: personName(MESSAGES.lastNameRequired),
    email: Email,
    phone_number: requiredLine(LIMITS.phone, MESSAGES.phoneRequired),
  }),
  /** True once the user has seen the suggested institutions and rejected all of them. */
  confirm_duplicate_domain: z.boolean().optional(),
});

/** The form of /revise-institution-officer. */
export const NewOfficialBody = z.strictObject({
  io_data: z.strictObject({
    first_name: personName(MESSAGES.firstNameRequired),
    last_name: personName(MESSAGES.lastNameRequired),
    email: Email,
    phone_number: singleLineText(LIMITS.officerPhone).nullable().optional(),
  }),
});

/**
 * The decision's email as the administrator saw it. Without it the template is sent unchanged, unless staff must still
 * write part of it.
 */
const DecidedWithMail = z.strictObject({
  email: EmailDraft.extend({
    /** The limit leaves room for everyone at an institution. */
    to: requiredList(Email, INPUT_MESSAGES.recipientMissing).max(600),
    /** Recipients do not see each other's addresses. */
    bcc_all: z.boolean().default(false),
  }).optional(),
});

export const SuggestedInstitution = z.object({
  id: Id,
  display_name: z.string(),
  /** In full for staff and callers who know it; otherwise only the last four characters. */
  ein: z.string().nullable(),
  status: z.literal(INSTITUTION_STATUSES),
  matched: z.array(z.enum(['domain', 'ein', 'name'])),
  /** Whether the caller may join it (POST /user-institution/). */
  may_join: z.boolean(),
});
export type SuggestedInstitution = z.infer<typeof SuggestedInstitution>;

const RequestThere = z.object({
  id: Id,
  sfari_request_id: z.string(),
  status: z.literal(REQUEST_STATUSES),
  owner: Summary,
});

/** What prevents deleting an institution, and what would be deleted with it. */
export const InstitutionDeletion = z.object({
  /** True if it has requests that were approved, rejected or fulfilled. */
  blocked: z.boolean(),
  blocking: z.array(RequestThere),
  open_requests: z.array(RequestThere),
  /** People whose accounts would be deleted too. */
  users: z.array(Summary),
});
export type InstitutionDeletion = z.infer<typeof InstitutionDeletion>;

const move = <const D extends Partial<EndpointDefinition>>(summary: string, more: D) => ({
  service: 'core' as const,
  summary,
  access: 'signed-in' as const,
  params: IdParams,
  guarded: true,
  response: Institution,
  ...more,
});

export const institutionEndpoints = defineEndpoints({
  ...institutionObject.endpoints,
  ...institutionCommentObject.endpoints,
  ...userInstitutionObject.endpoints,
  ...membershipEndpoints,
  'GET /institution/suggested/': {
    service: 'core',
    summary:
      'Existing institutions that a new one could duplicate: same email domain (except public providers), same EIN or a similar name',
    access: 'signed-in',
    query: z.strictObject({
      name: text(LIMITS.institutionName).optional(),
      ein: text(LIMITS.ein).optional(),
      domain: text(LIMITS.email).optional(),
    }),
    response: z.object({ results: z.array(SuggestedInstitution) }),
  },
  'POST /institution-helper/': {
    service: 'core',
    summary:
      'A researcher adds an institution and its Signing Official, who is invited. 400 on `confirm_duplicate_domain` means: show GET /institution/suggested/ first',
    access: ['primary_researcher'],
    body: NewInstitutionBody,
    response: Institution,
    status: 201,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'PATCH /institution-helper/{id}/': move('A researcher names a new Signing Official: status 6 → 1', {
    body: NewOfficialBody,
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  }),
  'POST /institution/{id}/approve/': move(
    'Under review → approved. Creates the agreement and notifies the Signing Official',
    {
      body: DecidedWithMail,
      bodyLimit: BODY_LIMITS.lists,
      versionOf: 'GET /institution/{id}/',
      errors: ['WRONG_STATE'],
    },
  ),
  'POST /institution/{id}/follow-up/': move(
    'Under review → follow up, with an email that asks for more information',
    {
      body: DecidedWithMail,
      bodyLimit: BODY_LIMITS.lists,
      versionOf: 'GET /institution/{id}/',
      errors: ['WRONG_STATE'],
    },
  ),
  'POST /institution/{id}/reject/': move('Under review → rejected, with an email that gives the reason', {
    body: DecidedWithMail,
    bodyLimit: BODY_LIMITS.lists,
    versionOf: 'GET /institution/{id}/',
    errors: ['WRONG_STATE'],
  }),
  'POST /institution/{id}/reject-officer/': move(
    'Reject the Signing Official. The researchers must name another',
    {
      body: DecidedWithMail,
      bodyLimit: BODY_LIMITS.lists,
      versionOf: 'GET /institution/{id}/',
      errors: ['WRONG_STATE'],
    },
  ),
  'POST /institution/{id}/disable/': move('Any status → 6; the current agreement is cleared', {
    body: DecidedWithMail,
    bodyLimit: BODY_LIMITS.lists,
    versionOf: 'GET /institution/{id}/',
    errors: ['WRONG_STATE'],
  }),
  'POST /institution/{id}/officer/': move('Add a Signing Official, who is invited by email', {
    body: NewOfficialBody,
    errors: ['WRONG_STATE', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  }),
  'POST /institution/{id}/withdraw-invitation/': move(
    'Withdraw the open invitation: its link stops working, and no email is sent',
    { body: z.strictObject({}), versionOf: 'GET /institution/{id}/', errors: ['WRONG_STATE'] },
  ),
  'GET /institution/{id}/decision-mail/': {
    service: 'core',
    summary:
      'The email of a decision, filled from its template: recipients, subject and message. They can be edited and are sent with the decision',
    access: 'signed-in',
    params: IdParams,
    query: z.strictObject({ decision: z.enum(INSTITUTION_DECISIONS) }),
    response: FilledMail.extend({ bcc_all: z.boolean() }),
    errors: ['WRONG_STATE'],
  },
  'GET /institution/{id}/deletion/': {
    service: 'core',
    summary: 'What prevents its deletion, and what would be deleted with it',
    access: 'signed-in',
    params: IdParams,
    response: InstitutionDeletion,
  },
  'DELETE /institution/{id}/': {
    service: 'core',
    summary:
      'Delete. With people or open requests, confirm=true is needed; decided requests prevent it. `data.deleted` is true if it was deleted',
    access: 'signed-in',
    params: IdParams,
    query: z.strictObject({
      confirm: z
        .string()
        .regex(/^(true|false)$/i, INPUT_MESSAGES.trueOrFalse)
        .transform((value) => /^true$/i.test(value))
        .optional(),
    }),
    response: z.object({ msg: z.string(), data: InstitutionDeletion.extend({ deleted: z.boolean() }) }),
    guarded: true,
  },
});
