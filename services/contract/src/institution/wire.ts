/** Institutions, their officials and memberships (spec 1 sections 3 to 8, spec 3 sections 2.14 and 4.11). */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { COUNTRY_CODES } from '../people/countries.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import {
  Abilities,
  Email,
  Id,
  Summary,
  Timestamp,
  institutionName,
  singleLineText,
  personName,
  requiredLine,
  requiredText,
} from '../api/primitives.ts';
import { STAFF_ROLES } from '../people/roles.ts';
import { INSTITUTION_STATUS, INSTITUTION_STATUSES, RDA_STATUSES } from '../request/statuses.ts';
import { institutionHistory, userInstitutionHistory } from './history.ts';

export const InstitutionSummary = Summary.extend({
  status: z.literal(INSTITUTION_STATUSES),
  rda_status: z.literal(RDA_STATUSES),
});

/** State of a Signing Official. Only `current` and `official` have an account. */
export const OFFICIAL_STATES = ['current', 'official', 'invited', 'expired', 'declined'] as const;

/** A person who signs for the institution, or was invited to. `id` is the account; null for an invitation. */
export const InstitutionOfficial = z.object({
  id: Id.nullable(),
  invitation: Id.nullable(),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  title: z.string().nullable(),
  phone_number: z.string().nullable(),
  state: z.enum(OFFICIAL_STATES),
  created: Timestamp,
});
export type InstitutionOfficial = z.infer<typeof InstitutionOfficial>;

/** Staff comments about an institution; only staff read them. */
const Comment = z.object({ id: Id, comment: z.string(), author: Summary.nullable(), created: Timestamp });

/** A mail domain, in lower case, without the @. */
export const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, INPUT_MESSAGES.domain);

export const CountryCode = z.enum(COUNTRY_CODES, INPUT_MESSAGES.country);

const name = institutionName();
const officialName = institutionName();
const ein = requiredLine(LIMITS.ein);

export const institutionObject = defineObject({
  name: 'institution',
  service: 'core',
  history: institutionHistory,
  patchNeedsVersion: 'from-read',
  access: { read: 'anyone', write: 'signed-in' },
  /**
   * People outside the institution, or not confirmed by it, see only the common name, other names, status and agreement
   * status. For them the fields between `official_name` and `current_rda` are null or empty.
   */
  schema: z.object({
    id: Id,
    display_name: z.string(),
    name: z.string(),
    associated_names: z.array(z.string()),
    status: z.literal(INSTITUTION_STATUSES),
    rda_status: z.literal(RDA_STATUSES),
    created: Timestamp,
    official_name: z.string().nullable(),
    ein: z.string().nullable(),
    nonprofit: z.boolean().nullable(),
    phone_number: z.string().nullable(),
    domains: z.array(z.string()),
    is_unresponsive: z.boolean().nullable(),
    /** ISO 3166-1 alpha-2 code; null if unknown or not visible to the caller. */
    country: CountryCode.nullable(),
    /** The country is restricted and the institution has no exemption. */
    is_restricted: z.boolean().nullable(),
    /** Why the institution gets resources although its country is restricted; staff only. */
    country_exemption: z.string().nullable(),
    current_io: Summary.extend({ email: z.string() }).nullable(),
    current_rda: z.uuid().nullable(),
    /** Officials and open or declined invitations, the current official first. */
    io_users: z.array(InstitutionOfficial).optional(),
    /** Agreements, newest first. */
    files: z
      .array(
        z.object({ id: z.uuid(), name: z.string(), rda_status: z.literal(RDA_STATUSES), created: Timestamp }),
      )
      .optional(),
    /** Null unless the caller is staff. */
    comments: z.array(Comment).nullable().optional(),
    /** Null for people outside the institution. */
    counts: z.object({ researchers: z.int(), officials: z.int(), requests: z.int() }).nullable().optional(),
    abilities: Abilities,
  }),
  /**
   * For administrators. `user` is an investigator who becomes a member. With status 3 the institution is approved
   * immediately, without review.
   */
  create: z.strictObject({
    institution_data: z.strictObject({
      name,
      official_name: officialName,
      ein,
      nonprofit: z.boolean(),
      status: z
        .literal([
          INSTITUTION_STATUS.PENDING_SBSO,
          INSTITUTION_STATUS.UNDER_REVIEW,
          INSTITUTION_STATUS.APPROVED,
        ])
        .optional(),
    }),
    io_data: z.strictObject({
      first_name: personName(MESSAGES.firstNameRequired),
      last_name: personName(MESSAGES.lastNameRequired),
      email: Email,
      phone_number: singleLineText(LIMITS.phone).nullable().optional(),
    }),
    user: Id.optional(),
    confirm_duplicate_domain: z.boolean().optional(),
  }),
  createErrors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  /**
   * `status: 2` submits the institution: by the official who provides the details (statuses 1 and 5), or by an
   * investigator who answers a follow-up (5). Then official_name, ein and nonprofit are required. Administrators may
   * change every field in any status.
   */
  patch: z.strictObject({
    name: name.optional(),
    official_name: officialName.optional(),
    ein: ein.optional(),
    nonprofit: z.boolean().optional(),
    phone_number: singleLineText(LIMITS.phone).nullable().optional(),
    status: z.literal(INSTITUTION_STATUS.UNDER_REVIEW).optional(),
    domains: z.array(Domain).max(50).optional(),
    associated_names: z.array(institutionName()).max(50).optional(),
    is_unresponsive: z.boolean().optional(),
    country: CountryCode.nullable().optional(),
    /** Reason for exempting the institution from the country restriction; null ends the exemption. */
    country_exemption: requiredText(LIMITS.countryExemption).nullable().optional(),
    /** The account that signs from now on; must be one of the institution's officials. */
    current_io: Id.optional(),
  }),
  filters: {
    id: filter.number('in'),
    status: filter.number('in'),
    rda_status: filter.number('in'),
    name: filter.searchFilter('icontains'),
    ein: filter.searchFilter(),
    domains__domain: filter.searchFilter('in'),
    files: filter.uuid('in'),
    files__rda_info__status: filter.number('in'),
    is_unresponsive: filter.boolean(),
    country: filter.text('in'),
  },
  search: ['name', 'official_name', 'associated_names', 'ein'],
  ordering: ['id', 'name', 'status', 'created'],
  defaultOrdering: 'name',
  grouping: ['status', 'rda_status'],
  expand: ['io_users', 'files', 'comments', 'counts'],
});

/** A staff comment about an institution. */
export const institutionCommentObject = defineObject({
  name: 'institution-comment',
  service: 'core',
  access: { read: STAFF_ROLES, write: STAFF_ROLES },
  schema: Comment.extend({ institution: Id, about: Summary }),
  create: z.strictObject({ institution: Id, comment: requiredText(LIMITS.comment) }),
  createErrors: ['NOT_FOUND'],
  filters: { id: filter.number('in'), institution: filter.number('in') },
  search: ['comment'],
  ordering: ['id', 'created'],
  defaultOrdering: '-created',
});

/** A person's membership in an institution, with the joinder that the person agreed to (spec 1 section 4). */
export const userInstitutionObject = defineObject({
  name: 'user-institution',
  service: 'core',
  history: userInstitutionHistory,
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({
    id: Id,
    user: Summary,
    institution: InstitutionSummary,
    primary: z.boolean(),
    /** The institution's answer: null until it has answered, false if the person no longer belongs to it. */
    verified: z.boolean().nullable(),
    /**
     * Whether the membership is valid: the institution verified it, the person signs for it, or their address is in its
     * mail domain.
     */
    confirmed: z.boolean(),
    last_checked: Timestamp.nullable(),
    removal_reason: z.string().nullable(),
    joinder_date: Timestamp.nullable(),
    created: Timestamp,
    abilities: Abilities,
  }),
  /** `user` defaults to the caller; only administrators may name another person. */
  create: z.strictObject({ institution: Id, user: Id.optional(), primary: z.boolean().optional() }),
  createErrors: ['NOT_FOUND', 'CONFLICT'],
  /** Any joinder date is stored as the current time. Agreeing cannot be undone. */
  patch: z.strictObject({ joinder_date: Timestamp.optional(), primary: z.literal(true).optional() }),
  deletable: true,
  filters: { user: filter.number('in'), institution: filter.number('in'), primary: filter.boolean() },
  ordering: ['id', 'created'],
  defaultOrdering: 'id',
});
