/** Roles by hand from spec 1 sections 5 and 6. What a combination does is tested in transitions.test.ts. */
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_CREATOR_ROLES,
  ACCESS_LEDGER_ROLES,
  ACCESS_WRITER_ROLES,
  ATTENTION_HOME_ROLES,
  ATTENTION_ROLES,
  CALENDAR_ROLES,
  MATCH_REPORT_ROLES,
  MATCH_ROLES,
  MEETING_DECIDER_ROLES,
  MEETING_PACKET_ROLES,
  MEETING_ROLES,
  PERSON_COMMENT_READERS,
  RELEASE_ROLES,
  REMINDER_ROLES,
  WINDOW_READERS,
  DATASET_ADMIN_ROLES,
  GLOBAL_SEARCH_ROLES,
  ADMINISTRATOR_ROLES,
  INVESTIGATOR_ROLES,
  MENTION_ROLES,
  OFFICIAL_ROLES,
  PLAIN_REVIEWER_ROLES,
  REVIEWING_ROLES,
  RM_REVIEWER_ROLES,
  ROLES,
  ROLE_EXCLUSIONS,
  ROLE_LABELS,
  STAFF_ROLES,
  STARTER_ROLES,
  TEAM_ROLES,
  TISSUE_REVIEWER_ROLES,
  TERM_CALENDAR_ROLES,
  VERIFYING_ROLES,
  NIGHTLY_RUN_ROLES,
  PROJECT_UPDATE_ROLES,
  VIEW_MENU_ROLES,
  WINDOW_OPENERS,
  WORKLOAD_ROLES,
  chooseSessionRole,
  effectiveRoles,
  excludedPairs,
  isRole,
  type Role,
} from './roles.ts';

const LABELS: Readonly<Record<Role, string>> = {
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
};

/** Everyone but these people of universities works for the foundation or reviews for it. */
const OUTSIDE: readonly Role[] = ['primary_researcher', 'sbso', 'pi_sbso'];

it('knows every role and its label', () => {
  expect(ROLES.toSorted()).toEqual(Object.keys(LABELS).toSorted());
  expect(ROLE_LABELS).toEqual(LABELS);
});

it('says who works for the foundation, who searches, who reviews and who is mentioned [S6-04]', () => {
  expect(STAFF_ROLES.toSorted()).toEqual(ROLES.filter((role) => !OUTSIDE.includes(role)).toSorted());
  expect(GLOBAL_SEARCH_ROLES.toSorted()).toEqual([
    'abn_proj_mgr',
    'access_admin',
    'internal_read_only',
    'sfari_admin',
    'sfari_admin_lead',
    'sfari_reviewer',
    'superuser',
  ]);
  expect(RM_REVIEWER_ROLES).toEqual(['internal_reviewer', 'external_reviewer']);
  expect(PLAIN_REVIEWER_ROLES).toEqual(['sfari_reviewer']);
  expect(MENTION_ROLES.toSorted()).toEqual(['abn_proj_mgr', 'sfari_admin', 'sfari_reviewer']);
  expect(REVIEWING_ROLES.toSorted()).toEqual([
    'abn_reviewer',
    'external_reviewer',
    'internal_reviewer',
    'sfari_reviewer',
  ]);
});

it('says who administers institutions, accounts and datasets, and who oversees the reviewers', () => {
  const administrators = ['sfari_admin', 'sfari_admin_lead'];
  expect(ADMINISTRATOR_ROLES.toSorted()).toEqual(administrators);
  expect(DATASET_ADMIN_ROLES.toSorted()).toEqual(['access_admin', ...administrators]);
  expect(ACCOUNT_CREATOR_ROLES.toSorted()).toEqual(['access_admin', ...administrators, 'superuser']);
  expect(STARTER_ROLES.toSorted()).toEqual(['abn_proj_mgr', ...administrators]);
  expect(VIEW_MENU_ROLES.toSorted()).toEqual([
    'access_admin',
    'internal_read_only',
    ...administrators,
    'sfari_reviewer',
    'superuser',
  ]);
  expect(WORKLOAD_ROLES.toSorted()).toEqual([
    'abn_proj_mgr',
    'internal_read_only',
    ...administrators,
    'superuser',
  ]);
});

it('says who runs review meetings and reads about reviewers', () => {
  const administrators = ['sfari_admin', 'sfari_admin_lead'];
  expect(PERSON_COMMENT_READERS.toSorted()).toEqual(['abn_proj_mgr', ...administrators, 'superuser']);
  expect(REMINDER_ROLES.toSorted()).toEqual(['abn_proj_mgr', ...administrators, 'superuser']);
  expect(CALENDAR_ROLES.toSorted()).toEqual([...REVIEWING_ROLES, ...administrators, 'rm_admin'].toSorted());
  expect(MEETING_ROLES.toSorted()).toEqual(['abn_proj_mgr', 'rm_admin', ...administrators, 'superuser']);
  expect(MEETING_DECIDER_ROLES.toSorted()).toEqual(['abn_proj_mgr', ...administrators]);
  expect(MEETING_PACKET_ROLES.toSorted()).toEqual(['rm_admin', ...administrators, 'superuser']);
  expect(MATCH_REPORT_ROLES.toSorted()).toEqual(['rm_admin', ...administrators]);
  expect(WINDOW_READERS.toSorted()).toEqual(
    ['abn_proj_mgr', 'internal_read_only', 'rm_admin', ...administrators, 'superuser'].toSorted(),
  );
  expect(MATCH_ROLES.toSorted()).toEqual(
    ['access_admin', 'internal_read_only', 'rm_admin', ...administrators, 'superuser']
      .concat(['external_reviewer', 'internal_reviewer', 'sfari_reviewer'])
      .toSorted(),
  );
});

it('says who reads and writes access, what needs attention, and releases', () => {
  const administrators = ['sfari_admin', 'sfari_admin_lead'];
  const acting = ['abn_proj_mgr', ...administrators, 'superuser'];
  expect(ACCESS_LEDGER_ROLES.toSorted()).toEqual(
    ['access_admin', 'internal_read_only', ...administrators, 'superuser'].toSorted(),
  );
  expect(ACCESS_WRITER_ROLES).toEqual(['access_admin']);
  expect(ATTENTION_HOME_ROLES.toSorted()).toEqual(acting);
  expect(ATTENTION_ROLES.toSorted()).toEqual(['access_admin', 'internal_read_only', ...acting].toSorted());
  expect(RELEASE_ROLES).toEqual(['superuser']);
});

it('says who investigates, who signs for an institution and who verifies its researchers', () => {
  expect(INVESTIGATOR_ROLES.toSorted()).toEqual(['pi_sbso', 'primary_researcher']);
  expect(OFFICIAL_ROLES.toSorted()).toEqual(['pi_sbso', 'sbso']);
  expect(TERM_CALENDAR_ROLES.toSorted()).toEqual(['pi_sbso', 'primary_researcher', 'sbso']);
  expect(VERIFYING_ROLES.toSorted()).toEqual(
    ['pi_sbso', 'sbso', 'sfari_admin', 'sfari_admin_lead'].toSorted(),
  );
});

it('says who opens the Project Updates Dashboard, and who sees what ran in the night', () => {
  expect(PROJECT_UPDATE_ROLES.toSorted()).toEqual(
    [
      'primary_researcher',
      'pi_sbso',
      'sfari_admin',
      'sfari_admin_lead',
      'sfari_reviewer',
      'superuser',
      'access_admin',
      'internal_read_only',
      'rm_admin',
      'abn_proj_mgr',
    ].toSorted(),
  );
  expect(NIGHTLY_RUN_ROLES).toEqual(['sfari_admin', 'sfari_admin_lead', 'superuser']);
});

it('lists the roles of a research team, the primary researcher first [R5-48]', () => {
  expect(TEAM_ROLES).toEqual([
    'Primary Researcher',
    'Co-Investigator',
    'Collaborator',
    'Postdoctoral Researcher',
    'Laboratory Manager',
    'Project Manager',
    'Student',
    'Biostatistician',
  ]);
});

describe('roles that exclude each other', () => {
  it('are those of the table', () => {
    expect(ROLE_EXCLUSIONS).toEqual({
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
    });
  });

  it('make these pairs, in one of them the roles that a role unites', () => {
    const listPairs = (roles: readonly Role[]) =>
      new Set(
        excludedPairs(roles).map(([one, other]) => (one < other ? `${one}+${other}` : `${other}+${one}`)),
      );
    const pairs = new Set([
      'abn_proj_mgr+sfari_admin',
      'abn_proj_mgr+sfari_admin_lead',
      'abn_reviewer+pi_sbso',
      'abn_reviewer+primary_researcher',
      'external_reviewer+pi_sbso',
      'external_reviewer+primary_researcher',
      'external_reviewer+sbso',
      'internal_read_only+internal_reviewer',
      'internal_reviewer+pi_sbso',
      'internal_reviewer+primary_researcher',
      'internal_reviewer+rm_admin',
      'internal_reviewer+sfari_reviewer',
      'primary_researcher+sbso',
    ]);
    expect(listPairs(ROLES)).toEqual(pairs);
    // Whichever is named first.
    expect(listPairs(ROLES.toReversed())).toEqual(pairs);
  });
});

it('gives each role its own rights, and two of them those of others as well', () => {
  const united: Partial<Record<Role, readonly Role[]>> = {
    pi_sbso: ['pi_sbso', 'primary_researcher', 'sbso'],
    sfari_admin_lead: ['sfari_admin_lead', 'sfari_admin'],
  };
  for (const role of ROLES) expect(effectiveRoles(role)).toEqual(united[role] ?? [role]);
});

it.each([
  ['sbso', true],
  ['owner', false],
  [undefined, false],
  [0, false],
] as const)('%j is a role: %s', (value, expected) => expect(isRole(value)).toBe(expected));

it('does not choose a role that is saved or primary and not given', () => {
  expect(chooseSessionRole({ saved: 'sbso', primary: 'sbso', roles: ['rm_admin', 'superuser'] })).toBeNull();
  expect(chooseSessionRole({ saved: null, primary: null, roles: [] })).toBeNull();
});

it('knows the groups of reviewers, and who begins windows (spec 3 sections 2.4 and 6)', () => {
  expect(RM_REVIEWER_ROLES).toEqual(['internal_reviewer', 'external_reviewer']);
  expect(PLAIN_REVIEWER_ROLES).toEqual(['sfari_reviewer']);
  expect(TISSUE_REVIEWER_ROLES).toEqual(['abn_reviewer', 'sfari_reviewer']);
  expect(MENTION_ROLES).toEqual(['sfari_reviewer', 'sfari_admin', 'abn_proj_mgr']);
  expect(WINDOW_OPENERS).toEqual(['sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr']);
});
