/** Roles, their labels and which of them exclude each other (spec 1 sections 5 and 6). */
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
/** The role that a person acts under; every role key may be one. */
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

/** What a group is called on screens; one that is no role key by its own name. */
export const groupLabel = (name: string): string => (isRole(name) ? ROLE_LABELS[name] : name);

/** Roles that cannot be combined. Read in both directions: a pair excludes whichever side names it. */
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

/** Pairs among `roles` that no one may have together, by all that each of them acts as (section 6), each named once. Empty when the combination is allowed. */
export function excludedPairs(roles: readonly Role[]): [Role, Role][] {
  return roles.flatMap((one, index) =>
    roles
      .slice(index + 1)
      .filter((other) => isExcluded(effectiveRoles(one), effectiveRoles(other)))
      .map((other): [Role, Role] => [one, other]),
  );
}

/** Whether one side acts as what the other side must not be. What one role unites, another may repeat. */
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

/** Everyone who works for the foundation or reviews for it. */
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

/** Who still reads an IRB letter that has ended (spec 2 section 4, decision 232): its bytes, and the button to them. */
export const ENDED_LETTER_READERS = STAFF_ROLES;

/** Who has the search box in the header (spec 1 section 2, "Navigation by session role"); a lead is an administrator. */
export const GLOBAL_SEARCH_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'superuser',
  'access_admin',
  'internal_read_only',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Who reads the comments on people. */
export const PERSON_COMMENT_READERS = [
  'sfari_admin',
  'sfari_admin_lead',
  'abn_proj_mgr',
  'superuser',
] as const satisfies readonly Role[];

/** Reviewer groups from which each kind of reviewer is picked (spec 3 section 6). */
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

/** Those who may be asked to review a request. */
export const REVIEWING_ROLES = [
  'sfari_reviewer',
  'internal_reviewer',
  'external_reviewer',
  'abn_reviewer',
] as const satisfies readonly Role[];

/** Those who review, and those who run the windows and meetings of reviews: they may have their dates in a calendar. */
export const CALENDAR_ROLES = [
  ...REVIEWING_ROLES,
  'sfari_admin',
  'sfari_admin_lead',
  'rm_admin',
] as const satisfies readonly Role[];

/** Who reads the agenda of a review meeting: who see who reviews, and who has a conflict of interest. */
export const MEETING_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'rm_admin',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Who notes what a review meeting wants to decide, and sends its decisions; of project managers those of tissue. */
export const MEETING_DECIDER_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Who creates the packet of a Research Match meeting: those who read its agenda. */
export const MEETING_PACKET_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'rm_admin',
] as const satisfies readonly Role[];

/** Groups from which reviewers of tissue requests come (spec 3 section 6). */
export const TISSUE_REVIEWER_ROLES = ['abn_reviewer', 'sfari_reviewer'] as const satisfies readonly Role[];

/** Who may have the Research Match report sent. */
export const MATCH_REPORT_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'rm_admin',
] as const satisfies readonly Role[];

/** Who begins the reviews of some kind of window and sees what waits for it; `windowOpeners` says who opens which. */
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

/** What they are called on screens, by the value that is stored. */
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
 * The rights that a session role gives. A person who is both investigator and Signing Official acts as both;
 * an administrator lead has what an administrator has.
 */
export function effectiveRoles(role: Role): readonly Role[] {
  if (role === 'pi_sbso') return ['pi_sbso', 'primary_researcher', 'sbso'];
  if (role === 'sfari_admin_lead') return ['sfari_admin_lead', 'sfari_admin'];
  return [role];
}

/** The session role by the rule of spec 1 section 4: saved, else primary, else the only one, else none yet. */
export function chooseSessionRole(input: {
  saved: unknown;
  primary: unknown;
  roles: readonly Role[];
}): Role | null {
  if (isRole(input.saved) && input.roles.includes(input.saved)) return input.saved;
  if (isRole(input.primary) && input.roles.includes(input.primary)) return input.primary;
  return input.roles.length === 1 ? (input.roles[0] ?? null) : null;
}

/** Who sees how much reviewers have to do: those who assign them, and those who oversee it. */
export const WORKLOAD_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'internal_read_only',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Those who work on Research Match, and its reviewers with what they review. */
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

/** Session roles whose View menu is all that they have (spec 1 section 2); pi_sbso has one besides (decision 043). */
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
/** Who starts projects and requests for an investigator (spec 2 section 6). */
export const STARTER_ROLES: readonly Role[] = [...ADMINISTRATOR_ROLES, 'abn_proj_mgr'];
export const OFFICIAL_ROLES: readonly Role[] = ['sbso', 'pi_sbso'];
/** Who has the dates of their own requests, or of the verification that they owe, in a calendar (decision 392). */
export const TERM_CALENDAR_ROLES: readonly Role[] = [...INVESTIGATOR_ROLES, 'sbso'];
/** Who opens accounts for others (spec 3 section 2.15). */
export const ACCOUNT_CREATOR_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'access_admin',
  'superuser',
];
/** Who manages datasets and their files (spec 3 section 6). */
export const DATASET_ADMIN_ROLES: readonly Role[] = ['sfari_admin', 'sfari_admin_lead', 'access_admin'];
/** Who reads the ledger of access as a whole; access administrators write it (decision 294). */
export const ACCESS_LEDGER_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'access_admin',
  'internal_read_only',
];
export const ACCESS_WRITER_ROLES: readonly Role[] = ['access_admin'];
/** Who opens the Project Updates Dashboard: investigators their own, staff that of all. */
export const PROJECT_UPDATE_ROLES: readonly Role[] = [
  ...INVESTIGATOR_ROLES,
  ...VIEW_MENU_ROLES,
  'rm_admin',
  'abn_proj_mgr',
];
/** Who sees what ran in the night, and has it run again. */
export const NIGHTLY_RUN_ROLES: readonly Role[] = [...ADMINISTRATOR_ROLES, 'superuser'];
/** Who has what needs a hand on their home: who can act on some of it. */
export const ATTENTION_HOME_ROLES: readonly Role[] = [...NIGHTLY_RUN_ROLES, 'abn_proj_mgr'];
/** Who reads what needs a hand: each the areas that they see. */
export const ATTENTION_ROLES: readonly Role[] = [
  ...ATTENTION_HOME_ROLES,
  'access_admin',
  'internal_read_only',
];
/** Who sees which versions of the apps run, gives a new one to everybody and takes one back. */
export const RELEASE_ROLES: readonly Role[] = ['superuser'];
/** Who says which researchers belong to an institution. */
export const VERIFYING_ROLES: readonly Role[] = [...OFFICIAL_ROLES, ...ADMINISTRATOR_ROLES];
