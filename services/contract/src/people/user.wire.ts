/**
 * People: accounts as seen by staff and by their owners, comments, sessions, public pages (spec 1 sections 3 and 7,
 * spec 3 section 6).
 */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { DENSITIES } from '../shell/density.ts';
import { LANGUAGES } from '../words/language.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import {
  AwsAccountId,
  Abilities,
  DateOnly,
  Email,
  GlobusUsername,
  Id,
  IdParams,
  Summary,
  Timestamp,
  UuidParams,
  singleLineText,
  personName,
  requiredLine,
  requiredText,
  text,
} from '../api/primitives.ts';
import { RoleName } from './account.wire.ts';
import { PERSON_COMMENT_READERS } from './roles.ts';
import { InstitutionSummary } from '../institution/wire.ts';
import { LinkToken, NewPassword, Orcid, OrcidProof } from './registration.wire.ts';
import { userHistory } from './user.history.ts';

export { InstitutionSummary } from '../institution/wire.ts';

/** A membership, as the person's own page shows it. */
const Affiliation = z.object({
  id: Id,
  institution: InstitutionSummary,
  primary: z.boolean(),
  verified: z.boolean().nullable(),
  confirmed: z.boolean(),
  last_checked: Timestamp.nullable(),
  removal_reason: z.string().nullable(),
  joinder_date: Timestamp.nullable(),
  created: Timestamp,
});

const names = {
  first_name: personName(MESSAGES.firstNameRequired),
  last_name: personName(MESSAGES.lastNameRequired),
};
const details = {
  title: singleLineText(LIMITS.personTitle).nullable().optional(),
  phone_number: singleLineText(LIMITS.phone).nullable().optional(),
  orcid: Orcid.nullable().optional(),
};
const Roles = z.array(RoleName).max(14);
const Institutions = z.array(Id).max(20);

export const userObject = defineObject({
  name: 'user',
  service: 'core',
  history: userHistory,
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({
    id: Id,
    display_name: z.string(),
    full_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    title: z.string().nullable(),
    email: z.string(),
    phone_number: z.string().nullable(),
    active: z.boolean(),
    verified: z.boolean(),
    primary_role: RoleName.nullable(),
    /** Groups that are not role keys give no role. */
    groups: z.array(z.object({ name: z.string() })),
    globus_username: z.string().nullable(),
    /** Twelve digits; this account gets access to the S3 locations of datasets. */
    aws_account_id: z.string().nullable(),
    orcid: z.string().nullable(),
    dataset_update_email_opted_in: z.boolean(),
    /** A single daily mail when one or more of the person's dates are near. */
    date_reminder_email_opted_in: z.boolean().default(true),
    abn_approved: z.boolean(),
    /** Language of pages, mails and documents; null to use the browser's. */
    language: z.enum(LANGUAGES).nullable(),
    /** Row density of lists; null if never chosen. */
    density: z.enum(DENSITIES).nullable(),
    /** Joinder with the primary institution. */
    joinder_date: Timestamp.nullable(),
    compliance_date: DateOnly.nullable(),
    /** One of the person's requests whose access is suspended. Hidden from their Signing Official. */
    suspended_request: Id.nullable(),
    created: Timestamp,
    last_login: Timestamp.nullable(),
    institution: InstitutionSummary.nullable().optional(),
    /** Primary institution first. */
    institutions: z.array(InstitutionSummary).optional(),
    user_institutions: z.array(Affiliation).optional(),
    abilities: Abilities,
  }),
  patch: z.strictObject({
    first_name: names.first_name.optional(),
    last_name: names.last_name.optional(),
    ...details,
    /** Required when people set a new iD of their own; staff correct other people's iDs without it. */
    orcid_proof: OrcidProof.optional(),
    primary_role: RoleName.optional(),
    active: z.boolean().optional(),
    groups: Roles.optional(),
    /** `user_type` is an alias of `groups`. */
    additional_data: z.strictObject({ user_type: Roles }).optional(),
    profile: z
      .strictObject({ globus_username: GlobusUsername.nullable(), aws_account_id: AwsAccountId.nullable() })
      .partial()
      .optional(),
    dataset_update_email_opted_in: z.boolean().optional(),
    date_reminder_email_opted_in: z.boolean().optional(),
    language: z.enum(LANGUAGES).nullable().optional(),
    density: z.enum(DENSITIES).nullable().optional(),
    /** Replaces the primary institution; null removes all. */
    institution: Id.nullable().optional(),
    /** All institutions, the primary one first. */
    institutions: Institutions.optional(),
    comments: z.strictObject({ add: requiredText(LIMITS.comment) }).optional(),
  }),
  filters: {
    id: filter.number('in'),
    /** The account's own person: every list has a filter of this name (spec 3 section 7). */
    owner: filter.number('in'),
    email: filter.searchFilter('icontains'),
    last_name: filter.searchFilter('icontains'),
    active: filter.boolean(),
    verified: filter.boolean(),
    abn_approved: filter.boolean(),
    groups__name: filter.text('in', 'icontains'),
    institution: filter.number('in', 'isnull'),
  },
  search: ['display_name', 'email', 'institution'],
  ordering: ['id', 'display_name', 'last_name', 'email', 'created', 'last_login'],
  defaultOrdering: 'last_name',
  expand: ['institution', 'institutions', 'user_institutions'],
});

/** A person's email address: `GET /user-email/?user=`. */
export const userEmailObject = defineObject({
  name: 'user-email',
  service: 'core',
  access: { read: 'signed-in', write: [] },
  schema: z.object({ id: Id, user: Id, email: z.string(), primary: z.boolean(), verified: z.boolean() }),
  filters: { id: filter.number('in'), user: filter.number('in') },
  ordering: ['id'],
  defaultOrdering: 'id',
});

/** A person's phone number, if known: `GET /user-phone/?user=`. */
export const userPhoneObject = defineObject({
  name: 'user-phone',
  service: 'core',
  access: { read: 'signed-in', write: [] },
  schema: z.object({ id: Id, user: Id, phone_number: z.string(), primary: z.boolean() }),
  filters: { id: filter.number('in'), user: filter.number('in') },
  ordering: ['id'],
  defaultOrdering: 'id',
});

/**
 * Notes of administrators and project managers about a person, who never sees them. Written by `comments.add` of the
 * user.
 */
export const userCommentObject = defineObject({
  name: 'user-comment',
  service: 'core',
  access: { read: PERSON_COMMENT_READERS, write: [] },
  schema: z.object({
    id: Id,
    user: Id,
    about: Summary,
    author: Summary,
    text: z.string(),
    created: Timestamp,
  }),
  filters: { id: filter.number('in'), user: filter.number('in') },
  search: ['text'],
  ordering: ['id', 'created'],
  defaultOrdering: '-id',
});

/** An active session of the caller. Only the caller's own sessions are visible. */
export const userSessionObject = defineObject({
  name: 'user-session',
  service: 'core',
  access: { read: 'signed-in', write: 'signed-in' },
  params: UuidParams,
  schema: z.object({
    id: z.uuid(),
    /** Browser and operating system, as reported by the browser. */
    device: z.string(),
    created: Timestamp,
    last_seen: Timestamp,
    expires: Timestamp,
    is_current: z.boolean(),
    abilities: Abilities,
  }),
  deletable: true,
  filters: {},
  ordering: ['last_seen', 'created'],
  defaultOrdering: '-last_seen',
});

/** A new password for the caller's own account; the current password confirms their identity. */
export const PasswordChange = z
  .strictObject({
    current_password: requiredText(LIMITS.passwordMaximum, MESSAGES.passwordRequired),
    password: NewPassword,
    confirm_password: text(LIMITS.passwordMaximum, MESSAGES.passwordsDiffer),
  })
  .refine(({ password, confirm_password: again }) => again === password, {
    path: ['confirm_password'],
    error: MESSAGES.passwordsDiffer,
  });

export const userEndpoints = defineEndpoints({
  'POST /user/create_user/': {
    service: 'core',
    summary: 'Create an account without a password. The person gets an email to set one',
    access: ['sfari_admin', 'access_admin', 'superuser'],
    body: z.strictObject({
      ...names,
      email: Email,
      ...details,
      groups: Roles.min(1, MESSAGES.required),
      /** An id, or the displayed name of the institution; the first one if there are several. */
      institution: z.union([Id, requiredLine(LIMITS.institutionName)], { error: MESSAGES.required }),
      /** All institutions, if there are several. */
      institutions: Institutions.optional(),
    }),
    status: 201,
    response: userObject.schema,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /user/{id}/resend_email/': {
    service: 'core',
    summary: 'Send a person the forgot-password email (1) or the verification email (2)',
    access: ['sfari_admin', 'superuser'],
    params: IdParams,
    body: z.strictObject({ operation: z.literal([1, 2]) }),
    response: z.object({ detail: z.string() }),
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'POST /user/{id}/second-factor-reset/': {
    service: 'core',
    summary:
      'Remove the second factors of someone who lost them. For a superuser two administrators are needed: the first gets `waiting`',
    access: ['sfari_admin', 'superuser'],
    params: IdParams,
    body: z.strictObject({ reason: requiredText(LIMITS.reason) }),
    response: z.object({ state: z.enum(['done', 'waiting']) }),
    errors: ['WRONG_STATE', 'PROOF_REQUIRED'],
  },
  'PATCH /user/{id}/password/': {
    service: 'core',
    summary: "Change one's own password. All other devices are logged out, and an email confirms the change",
    access: 'signed-in',
    params: IdParams,
    body: PasswordChange,
    status: 204,
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'POST /user/{id}/email/': {
    service: 'core',
    summary:
      "Request a change of email address: the new address gets a link, the old one a notice. Changing one's own needs the password",
    access: 'signed-in',
    params: IdParams,
    body: z.strictObject({ email: Email, password: text(LIMITS.passwordMaximum).optional() }),
    status: 202,
    response: z.object({ detail: z.string() }),
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'GET /email-change/': {
    service: 'core',
    summary: 'The address that a link confirms, or null if the link is not valid. Changes nothing',
    access: 'anyone',
    query: z.strictObject({ token: LinkToken }),
    response: z.object({ email: z.string().nullable() }),
  },
  'POST /email-change/': {
    service: 'core',
    summary: 'Confirm a new address with the link that was sent to it',
    access: 'anyone',
    body: z.strictObject({ token: LinkToken }),
    response: z.object({ email: z.string() }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  'DELETE /user-session/': {
    service: 'core',
    summary: 'End all other sessions of the caller',
    access: 'signed-in',
    status: 204,
    errors: ['WRONG_STATE'],
  },
});
