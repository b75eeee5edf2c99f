/** Projects, their IRB document and research team (spec 2 sections 2.2, 3 and 5). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { expandSchema, filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import {
  Abilities,
  DateOnly,
  Email,
  GlobusUsername,
  Id,
  IdParams,
  Summary,
  Timestamp,
  institutionName,
  singleLineText,
  personName,
  requiredLine,
  requiredText,
  text,
} from '../api/primitives.ts';
import { RequestStatusNumber, RequestTypeNumber } from '../request/numbers.wire.ts';
import { RDA_STATUSES } from '../request/statuses.ts';
import { TEAM_ROLES } from '../people/roles.ts';
import { projectHistory } from './history.ts';

export const IrbDocument = z.object({
  file: z.uuid(),
  file_name: z.string(),
  designation: z.union([z.literal(1), z.literal(2)]),
  assurance_number: z.string().nullable(),
  approval_date: DateOnly.nullable(),
  /** For an exempt letter. */
  exemption_date: DateOnly.nullable(),
  renewal_date: DateOnly.nullable(),
  state: z.enum(['valid', 'near_expiry', 'expired']),
});
export type IrbDocument = z.infer<typeof IrbDocument>;

/**
 * Which dates a letter requires. The researcher service checks them against today, since only the server knows the
 * foundation's current day.
 */
export const IrbBody = z
  .strictObject({
    file: z.uuid({ error: MESSAGES.required }),
    designation: z.union([z.literal(1), z.literal(2)], { error: MESSAGES.required }),
    assurance_number: singleLineText(LIMITS.assuranceNumber).nullable().optional(),
    approval_date: DateOnly.nullable().optional(),
    /** For an exempt letter; defaults to `approval_date`. */
    exemption_date: DateOnly.nullable().optional(),
    /** For an approved letter; ignored for an exempt one. */
    renewal_date: DateOnly.nullable().optional(),
  })
  .superRefine((irb, context) => {
    const isExempt = irb.designation === 2;
    const field = isExempt && !irb.approval_date ? 'exemption_date' : 'approval_date';
    if (!irb[field] && !(isExempt && irb.exemption_date))
      context.addIssue({ code: 'custom', path: [field], message: MESSAGES.required });
    if (!isExempt && !irb.renewal_date)
      context.addIssue({ code: 'custom', path: ['renewal_date'], message: MESSAGES.futureDate });
  });
export type IrbBody = z.infer<typeof IrbBody>;

const ProjectFields = {
  title: requiredLine(LIMITS.projectTitle),
  abstract: requiredText(LIMITS.longText),
  non_autism_research: z.boolean({ error: MESSAGES.required }),
  public_title: singleLineText(LIMITS.projectTitle).nullable().optional(),
  public_abstract: text(LIMITS.longText).nullable().optional(),
};

/**
 * `owner` is for administrators, who create projects for investigators. `creator` is the person creating the project;
 * staff may name someone else.
 */
export const ProjectCreate = z.strictObject({
  ...ProjectFields,
  owner: Id.optional(),
  creator: Id.optional(),
});
/** `is_editable` and `creator` are for administrators: the owner cannot change a locked project. */
export const ProjectPatch = z
  .strictObject({ ...ProjectFields, is_editable: z.boolean(), creator: Id })
  .partial();

export const projectObject = defineObject({
  name: 'project',
  service: 'researcher',
  history: projectHistory,
  bodyLimit: BODY_LIMITS.texts,
  access: {
    read: 'signed-in',
    write: ['primary_researcher', 'pi_sbso', 'sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr'],
  },
  schema: z.object({
    id: Id,
    sfari_project_id: z.string(),
    display_name: z.string(),
    title: z.string(),
    abstract: z.string(),
    non_autism_research: z.boolean(),
    public_title: z.string().nullable(),
    public_abstract: z.string().nullable(),
    owner: Summary,
    /** The owner's id. */
    user_id: Id,
    creator: Summary.nullable(),
    latest_irb: IrbDocument.nullable(),
    is_editable: z.boolean(),
    created: Timestamp,
    modified: Timestamp,
    abilities: Abilities,
  }),
  create: ProjectCreate,
  patch: ProjectPatch,
  deletable: true,
  filters: {
    id: filter.number('in'),
    owner: filter.number('in'),
    /** Alias of the same filter (spec 2 section 3). */
    user_id: filter.number('in'),
    /** Projects whose team currently includes the person. */
    userproject__user: filter.number('in'),
    title: filter.searchFilter('icontains'),
    non_autism_research: filter.boolean(),
  },
  search: ['title', 'sfari_project_id'],
  ordering: ['id', 'title', 'created', 'sfari_project_id', 'irb_renewal_date'],
  defaultOrdering: 'title',
});

export const TeamMemberWarning = z.enum([
  'not_active',
  'no_account',
  'no_irb',
  'rda_not_signed',
  'rda_not_executed',
  'no_joinder',
  'institution_has_no_rda',
  'no_institution',
  'disowned',
  'not_confirmed',
]);
export type TeamMemberWarning = z.infer<typeof TeamMemberWarning>;

export const TeamMember = z.object({
  id: Id,
  project_id: Id,
  /** Null until a person with this address has an account. */
  user_id: Id.nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  institution: z.string(),
  user_role: z.enum(TEAM_ROLES),
  globus_username: z.string().nullable(),
  active: z.boolean(),
  rda_status: z.literal(RDA_STATUSES).nullable(),
  joinder_date: Timestamp.nullable(),
  /** The project's newest letter; null without one. */
  latest_irb: IrbDocument.pick({ file: true, designation: true, renewal_date: true, state: true }).nullable(),
  removal_date: Timestamp.nullable(),
  created: Timestamp,
  /** Missing requirements of this person. The IRB counts only if the request type needs one. */
  warnings: z.array(TeamMemberWarning),
  /**
   * True if none of the warnings prevents the person's access: an installation may not require the institution's
   * verification.
   */
  ready: z.boolean(),
  /* Relations, included with expand */
  project: z.object({ id: Id, sfari_project_id: z.string(), title: z.string() }).optional(),
  /** Null until a person with this address has an account. */
  user: Summary.nullable().optional(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamMemberBody = z.strictObject({
  first_name: personName(MESSAGES.tableRequired),
  last_name: personName(MESSAGES.tableRequired),
  email: Email,
  institution: institutionName(MESSAGES.tableRequired),
  user_role: z.enum(TEAM_ROLES, { error: MESSAGES.tableRequired }),
  globus_username: GlobusUsername.nullable().optional(),
});
export type TeamMemberBody = z.infer<typeof TeamMemberBody>;

const TeamAnswer = z.object({ results: z.array(TeamMember), abilities: Abilities });

/** The requests that prevent the caller from deleting a project; drafts are deleted with it. */
export const ProjectDeletion = z.object({
  requests: z.array(
    z.object({
      id: Id,
      sfari_request_id: z.string(),
      type: RequestTypeNumber,
      status: RequestStatusNumber,
      owner: Summary,
    }),
  ),
});
export type ProjectDeletion = z.infer<typeof ProjectDeletion>;

export const projectEndpoints = defineEndpoints({
  ...projectObject.endpoints,
  'GET /project/{id}/deletion/': {
    service: 'researcher',
    summary: 'The requests that prevent the caller from deleting the project',
    access: projectObject.access.write,
    params: IdParams,
    response: ProjectDeletion,
  },
  'PUT /project/{id}/irb/': {
    service: 'researcher',
    summary: 'Attach an uploaded IRB letter to a project',
    access: projectObject.access.write,
    params: IdParams,
    body: IrbBody,
    response: projectObject.schema,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_STATE'],
  },
  'GET /research-team/': {
    service: 'researcher',
    summary:
      'The research team of a project, the primary researcher first, or the places of one person on teams',
    access: 'signed-in',
    query: z
      .strictObject({
        project_id: z.coerce.number().pipe(Id).optional(),
        /** The request type for which readiness is evaluated; without it the IRB does not count. */
        request_type: z.coerce.number().int().min(1).max(8).optional(),
        removed: z.enum(['true', 'false']).optional(),
        /** One person's memberships, by account; without a project, in every team that the caller may see. */
        user_id: z.coerce.number().pipe(Id).optional(),
        expand: expandSchema(['project', 'user']).optional(),
      })
      .refine(({ project_id: project, user_id: user }) => project !== undefined || user !== undefined, {
        path: ['project_id'],
        message: MESSAGES.required,
      }),
    response: TeamAnswer,
    errors: ['NOT_FOUND'],
  },
  'POST /research-team/': {
    service: 'researcher',
    summary: 'Replace the research team of a project. People who are no longer named get a removal date',
    access: projectObject.access.write,
    bodyLimit: BODY_LIMITS.lists,
    body: z.strictObject({
      project_id: Id,
      team: z.array(TeamMemberBody).min(1).max(200),
      /**
       * Ids of the members that the caller saw: unseen members remain on the team. Without it the whole team is
       * replaced.
       */
      known: z.array(Id).max(1000).optional(),
    }),
    response: TeamAnswer,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_STATE'],
  },
  'POST /research-team/undo/': {
    service: 'researcher',
    summary: 'Undo the recent removal of a team member, and restore the access that ended with it',
    access: projectObject.access.write,
    body: z.strictObject({ project_id: Id, member: Id }),
    response: TeamAnswer,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_STATE'],
  },
});
