/** Roles, their labels and their exclusions (spec 1 sections 5 and 6). */
import { translatable } from '../words/words.ts';

export const ROLES = [
  'external_reviewer',
  'internal_reviewer',
  'primary_researcher',
  'sbso',
  'pi_sbso',
  'sfari_admin',
  'sfari_reviewer',
  'rm_admin',
  'abn_proj_mgr',
  'internal_read_only',
  'abn_reviewer',
  'superuser',
  'access_admin',
  'sfari_admin_lead',
] as const;

export type Role = (typeof ROLES)[number];
/** The role under which a person acts; every role is possible. */
export type SessionRole = Role;

export const ROLE_LABELS: Readonly<Record<Role, string>> = /*#__PURE__*/ translatable('roles', {
  external_reviewer: 'External Reviewer',
  internal_reviewer: 'Research Match Internal Reviewer',
  primary_researcher: 'Principal Investigator',
  sbso: 'Signing Official',
  pi_sbso: 'Principal Investigator and Signing Official',
  sfari_admin: 'SFARI Base Administrator',
  sfari_reviewer: 'SFARI Reviewer',
  rm_admin: 'Research Match Administrator',
  abn_proj_mgr: 'ABN Project Manager',
  internal_read_only: 'Internal Read Only User',
  abn_reviewer: 'ABN Reviewer',
  superuser: 'Superuser',
  access_admin: 'Access Administrator',
  sfari_admin_lead: 'SFARI Administrator Lead',
});

/** The label of a group on pages; a group that is not a role is shown by its own name. */
export const groupLabel = (name: string): string => (isRole(name) ? ROLE_LABELS[name] : name);

/** Roles that cannot be combined. Each pair is listed once and applies in both directions. */
export const ROLE_EXCLUSIONS: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  primary_researcher: ['sbso', 'internal_reviewer', 'external_reviewer', 'abn_reviewer'],
  internal_reviewer: ['primary_researcher', 'sfari_reviewer', 'rm_admin', 'internal_read_only'],
  sbso: ['primary_researcher', 'external_reviewer'],
  external_reviewer: ['sbso', 'primary_researcher'],
  sfari_reviewer: ['internal_reviewer'],
  rm_admin: ['internal_reviewer'],
  sfari_admin: ['abn_proj_mgr'],
  abn_proj_mgr: ['sfari_admin'],
  internal_read_only: ['internal_reviewer'],
  abn_reviewer: ['primary_researcher'],
};

/**
 * Forbidden pairs among `roles`, considering every role that each of them acts as (section 6). Each pair is listed
 * once; empty if the combination is allowed.
 */
export function excludedPairs(roles: readonly Role[]): [Role, Role][] {
  return roles.flatMap((one, index) =>
    roles
      .slice(index + 1)
      .filter((other) => isExcluded(effectiveRoles(one), effectiveRoles(other)))
      .map((other): [Role, Role] => [one, other]),
  );
}

/** Whether a role on one side excludes a role on the other. Roles that both sides share do not exclude each other. */
function isExcluded(one: readonly Role[], other: readonly Role[]): boolean {
  return one.some((mine) =>
    other.some(
      (theirs) =>
        !one.includes(theirs) &&
        !other.includes(mine) &&
        (ROLE_EXCLUSIONS[mine]?.includes(theirs) || ROLE_EXCLUSIONS[theirs]?.includes(mine)),
    ),
  );
}

/** Roles that work for the foundation or review for it. */
export const STAFF_ROLES = [
  'external_reviewer',
  'internal_reviewer',
  'sfari_admin',
  'sfari_reviewer',
  'rm_admin',
  'abn_proj_mgr',
  'internal_read_only',
  'abn_reviewer',
  'superuser',
  'access_admin',
  'sfari_admin_lead',
] as const satisfies readonly Role[];

/** Roles that may still download an expired IRB letter, and see the button for it (spec 2 section 4, decision 232). */
export const ENDED_LETTER_READERS = STAFF_ROLES;

/**
 * Roles with the search box in the header (spec 1 section 2, "Navigation by session role"); a lead counts as an
 * administrator.
 */
export const GLOBAL_SEARCH_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'superuser',
  'access_admin',
  'internal_read_only',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Roles that may read comments about people. */
export const PERSON_COMMENT_READERS = [
  'sfari_admin',
  'sfari_admin_lead',
  'abn_proj_mgr',
  'superuser',
] as const satisfies readonly Role[];

/** Groups from which each kind of reviewer is picked (spec 3 section 6). */
export const RM_REVIEWER_ROLES = [
  'internal_reviewer',
  'external_reviewer',
] as const satisfies readonly Role[];
export const PLAIN_REVIEWER_ROLES = ['sfari_reviewer'] as const satisfies readonly Role[];
export const MENTION_ROLES = [
  'sfari_reviewer',
  'sfari_admin',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Roles that may be asked to review a request. */
export const REVIEWING_ROLES = [
  'sfari_reviewer',
  'internal_reviewer',
  'external_reviewer',
  'abn_reviewer',
] as const satisfies readonly Role[];

/** Reviewers, and roles that run review windows and meetings: they may have the review calendar. */
export const CALENDAR_ROLES = [
  ...REVIEWING_ROLES,
  'sfari_admin',
  'sfari_admin_lead',
  'rm_admin',
] as const satisfies readonly Role[];

/** Roles that may read a review meeting's agenda: those that see reviewers and conflicts of interest. */
export const MEETING_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'rm_admin',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Roles that record a review meeting's proposed decisions and submit them; project managers only for tissue. */
export const MEETING_DECIDER_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Roles that may create the packet of a Research Match meeting: those that may read its agenda. */
export const MEETING_PACKET_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'rm_admin',
] as const satisfies readonly Role[];

/** Groups from which reviewers of tissue requests are picked (spec 3 section 6). */
export const TISSUE_REVIEWER_ROLES = ['abn_reviewer', 'sfari_reviewer'] as const satisfies readonly Role[];

/** Roles that may request the Research Match report. */
export const MATCH_REPORT_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'rm_admin',
] as const satisfies readonly Role[];

/** Roles that start reviews for some kind of window and see what waits for it; `windowOpeners` lists them by kind. */
export const WINDOW_OPENERS = [
  'sfari_admin',
  'sfari_admin_lead',
  'abn_proj_mgr',
] as const satisfies readonly Role[];
export const WINDOW_READERS = [
  ...WINDOW_OPENERS,
  'superuser',
  'internal_read_only',
  'rm_admin',
] as const satisfies readonly Role[];

/** Roles of research-team members, the primary researcher first (spec 2 section 5). */
export const TEAM_ROLES = [
  'Primary Researcher',
  'Co-Investigator',
  'Collaborator',
  'Postdoctoral Researcher',
  'Laboratory Manager',
  'Project Manager',
  'Student',
  'Biostatistician',
] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

export const TEAM_ROLE_LABELS: Readonly<Record<TeamRole, string>> = /*#__PURE__*/ translatable('team-roles', {
  'Primary Researcher': 'Primary Researcher',
  'Co-Investigator': 'Co-Investigator',
  Collaborator: 'Collaborator',
  'Postdoctoral Researcher': 'Postdoctoral Researcher',
  'Laboratory Manager': 'Laboratory Manager',
  'Project Manager': 'Project Manager',
  Student: 'Student',
  Biostatistician: 'Biostatistician',
});

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (ROLES as readonly string[]).includes(value);
}

/**
 * The roles whose rights a session role gives. A person who is both investigator and Signing Official acts as both; an
 * administrator lead has all rights of an administrator.
 */
export function effectiveRoles(role: Role): readonly Role[] {
  if (role === 'pi_sbso') return ['pi_sbso', 'primary_researcher', 'sbso'];
  if (role === 'sfari_admin_lead') return ['sfari_admin_lead', 'sfari_admin'];
  return [role];
}

/**
 * The session role by the rule of spec 1 section 4: the saved one, else the primary one, else the only one, else none
 * yet.
 */
export function chooseSessionRole(input: {
  saved: unknown;
  primary: unknown;
  roles: readonly Role[];
}): Role | null {
  if (isRole(input.saved) && input.roles.includes(input.saved)) return input.saved;
  if (isRole(input.primary) && input.roles.includes(input.primary)) return input.primary;
  return input.roles.length === 1 ? (input.roles[0] ?? null) : null;
}

/** Roles that see reviewers' workload: those that assign reviewers and those that supervise reviews. */
export const WORKLOAD_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'internal_read_only',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Of these, the roles that may remind a late reviewer: those that assign reviewers, and superusers. */
export const REMINDER_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Roles that work on Research Match, and its reviewers, who see only what they review. */
export const MATCH_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'access_admin',
  'internal_read_only',
  'sfari_reviewer',
  'rm_admin',
  'internal_reviewer',
  'external_reviewer',
] as const satisfies readonly Role[];

/** Session roles with only the View menu (spec 1 section 2); pi_sbso has it in addition (decision 043). */
export const VIEW_MENU_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'superuser',
  'access_admin',
  'internal_read_only',
];
/** Session roles of administrators of the foundation. */
export const ADMINISTRATOR_ROLES: readonly Role[] = ['sfari_admin', 'sfari_admin_lead'];
export const INVESTIGATOR_ROLES: readonly Role[] = ['primary_researcher', 'pi_sbso'];
/** Roles that may start projects and requests for an investigator (spec 2 section 6). */
export const STARTER_ROLES: readonly Role[] = [...ADMINISTRATOR_ROLES, 'abn_proj_mgr'];
export const OFFICIAL_ROLES: readonly Role[] = ['sbso', 'pi_sbso'];
/** Roles with a calendar of the dates of their own requests, or of the verification that they owe (decision 392). */
export const TERM_CALENDAR_ROLES: readonly Role[] = [...INVESTIGATOR_ROLES, 'sbso'];
/** Roles that may create accounts for others (spec 3 section 2.15). */
export const ACCOUNT_CREATOR_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'access_admin',
  'superuser',
];
/** Roles that manage datasets and their files (spec 3 section 6). */
export const DATASET_ADMIN_ROLES: readonly Role[] = ['sfari_admin', 'sfari_admin_lead', 'access_admin'];
/** Roles that may read the whole access ledger; access administrators write it (decision 294). */
export const ACCESS_LEDGER_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'access_admin',
  'internal_read_only',
];
export const ACCESS_WRITER_ROLES: readonly Role[] = ['access_admin'];
/** Roles with the Project Updates Dashboard: investigators see their own, staff see all. */
export const PROJECT_UPDATE_ROLES: readonly Role[] = [
  ...INVESTIGATOR_ROLES,
  ...VIEW_MENU_ROLES,
  'rm_admin',
  'abn_proj_mgr',
];
/** Roles that may see nightly runs and repeat them. */
export const NIGHTLY_RUN_ROLES: readonly Role[] = [...ADMINISTRATOR_ROLES, 'superuser'];
/** Roles with "Needs attention" on their home page: those that can act on at least one area. */
export const ATTENTION_HOME_ROLES: readonly Role[] = [...NIGHTLY_RUN_ROLES, 'abn_proj_mgr'];
/** Roles that may read "Needs attention"; each sees its own areas. */
export const ATTENTION_ROLES: readonly Role[] = [
  ...ATTENTION_HOME_ROLES,
  'access_admin',
  'internal_read_only',
];
/** Roles that see which app versions run, release new ones and roll them back. */
export const RELEASE_ROLES: readonly Role[] = ['superuser'];
/** Roles that decide which researchers belong to an institution. */
export const VERIFYING_ROLES: readonly Role[] = [...OFFICIAL_ROLES, ...ADMINISTRATOR_ROLES];
