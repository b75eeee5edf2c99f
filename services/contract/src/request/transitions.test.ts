import { describe, expect, it } from 'vitest';
import {
  chooseSessionRole,
  effectiveRoles,
  excludedPairs,
  ROLE_EXCLUSIONS,
  type Role,
} from '../people/roles.ts';
import {
  REQUEST_STATUS as S,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  type RequestStatus,
  type RequestType,
} from './statuses.ts';
import {
  canMoveToMeeting,
  decisionsFor,
  findFlow,
  isEditableByOwner,
  showsMeetingNotes,
} from './transitions.ts';

const admin = (type: RequestType, status: RequestStatus, teamReady = true) =>
  [...decisionsFor({ actor: 'admin', type, status, teamReady })].toSorted((a, b) => a - b);

/* Written by hand from spec 3 section 4.2, so that the tables are checked against something that is not themselves. */
describe('decisions of an administrator (spec 3 section 4.2)', () => {
  it.each([
    [1, S.SUBMITTED, [S.APPROVED, S.REJECTED, S.REVISIONS_REQUESTED]],
    [1, S.UNDER_REVIEW, [S.APPROVED, S.REJECTED, S.REVISIONS_REQUESTED]],
    [2, S.UNDER_REVIEW, [S.APPROVED, S.REJECTED, S.REVISIONS_REQUESTED]],
    [3, S.UNDER_REVIEW, [S.REJECTED, S.REVISIONS_REQUESTED]],
    [1, S.REVISIONS_REQUESTED, [S.REJECTED]],
    [1, S.APPROVED, [S.FULFILLED]],
    [1, S.FULFILLED, [S.ARCHIVED, S.SUSPENDED]],
    [1, S.APPROVED_PENDING_TEAM, [S.APPROVED, S.REJECTED]],
    [1, S.ARCHIVED, [S.FULFILLED]],
    [1, S.SUSPENDED, [S.FULFILLED]],
    [4, S.APPROVED, [S.REVISIONS_REQUESTED, S.FULFILLED]],
    [4, S.REVIEW_MEETING, [S.APPROVED, S.REJECTED, S.DEFERRED, S.CONDITIONALLY_APPROVED, S.WITHDRAWN]],
    [8, S.REVIEW_MEETING, [S.APPROVED, S.REJECTED, S.DEFERRED, S.CONDITIONALLY_APPROVED, S.WITHDRAWN]],
    [4, S.CONDITIONALLY_APPROVED, [S.APPROVED, S.REJECTED]],
    [4, S.DEFERRED, []],
    [4, S.WITHDRAWN, []],
    [4, S.REJECTED, []],
    [1, S.CREATED, []],
  ] as const)('type %i at status %i', (type, status, expected) => {
    expect(admin(type, status)).toEqual([...expected].toSorted((a, b) => a - b));
  });

  it('offers Approved (Pending Team) in place of Approved while the team is not ready [S4.2-08]', () => {
    expect(admin(1, S.UNDER_REVIEW, false)).toEqual([
      S.REJECTED,
      S.REVISIONS_REQUESTED,
      S.APPROVED_PENDING_TEAM,
    ]);
    expect(admin(1, S.APPROVED_PENDING_TEAM, false)).toEqual([S.REJECTED]);
  });
});

describe('decisions of the others', () => {
  it('lets a reviewer decide plain requests under review only', () => {
    expect(
      decisionsFor({ actor: 'reviewer', type: 1, status: S.UNDER_REVIEW, teamReady: true }),
    ).toHaveLength(3);
    expect(decisionsFor({ actor: 'reviewer', type: 1, status: S.SUBMITTED, teamReady: true })).toEqual([]);
    expect(decisionsFor({ actor: 'reviewer', type: 4, status: S.UNDER_REVIEW, teamReady: true })).toEqual([]);
  });
  it('limits the project manager to tissue', () => {
    expect(
      decisionsFor({ actor: 'project_manager', type: 8, status: S.UNDER_REVIEW, teamReady: true }),
    ).toHaveLength(3);
    expect(
      decisionsFor({ actor: 'project_manager', type: 1, status: S.UNDER_REVIEW, teamReady: true }),
    ).toEqual([]);
  });
  it('gives the Research Match administrator the second table', () => {
    expect(decisionsFor({ actor: 'rm_admin', type: 4, status: S.SUBMITTED, teamReady: true })).toEqual([
      S.WITHDRAWN,
      S.DEFERRED,
      S.REJECTED,
    ]);
  });
  it('never moves a request to the status it has', () => {
    for (const actor of ['admin', 'rm_admin', 'project_manager', 'reviewer'] as const)
      for (const type of REQUEST_TYPES)
        for (const status of REQUEST_STATUSES)
          for (const teamReady of [true, false])
            expect(decisionsFor({ actor, type, status, teamReady })).not.toContain(status);
  });
});

describe('editing by the owner', () => {
  it.each([
    [1, S.CREATED, true],
    [1, S.REVISIONS_REQUESTED, true],
    [1, S.SUBMITTED, false],
    [1, S.DEFERRED, false],
    [4, S.DEFERRED, true],
    [8, S.DEFERRED, true],
    [4, S.APPROVED, false],
  ] as const)('type %i at status %i: %s', (type, status, editable) =>
    expect(isEditableByOwner(type, status)).toBe(editable),
  );

  it('knows the flow of every type', () => {
    expect(REQUEST_TYPES.map(findFlow)).toEqual([
      'plain',
      'plain',
      'funding',
      'research_match',
      'research_match',
      'tissue',
      'tissue',
      'tissue',
    ]);
  });
});

describe('roles', () => {
  it('excludes in both directions', () => {
    for (const [role, excluded] of Object.entries(ROLE_EXCLUSIONS))
      for (const other of excluded) {
        expect(excludedPairs([role as Role, other])).toHaveLength(1);
        expect(excludedPairs([other, role as Role])).toHaveLength(1);
      }
    expect(excludedPairs(['sfari_reviewer', 'rm_admin', 'abn_reviewer'])).toEqual([]);
    // The roles that a role includes counts as the role itself.
    expect(excludedPairs(['pi_sbso', 'external_reviewer'])).toEqual([['pi_sbso', 'external_reviewer']]);
    expect(excludedPairs(['abn_reviewer', 'pi_sbso'])).toHaveLength(1);
    expect(excludedPairs(['sfari_admin_lead', 'abn_proj_mgr'])).toHaveLength(1);
    expect(excludedPairs(['pi_sbso', 'primary_researcher'])).toEqual([]);
    expect(excludedPairs(['sfari_admin_lead', 'sfari_admin'])).toEqual([]);
  });
  it.each([
    [{ saved: 'rm_admin', primary: 'sfari_reviewer', roles: ['rm_admin', 'sfari_reviewer'] }, 'rm_admin'],
    [
      { saved: 'sfari_admin', primary: 'sfari_reviewer', roles: ['rm_admin', 'sfari_reviewer'] },
      'sfari_reviewer',
    ],
    [{ saved: undefined, primary: null, roles: ['sbso'] }, 'sbso'],
    [{ saved: undefined, primary: null, roles: ['rm_admin', 'abn_reviewer'] }, null],
    [{ saved: 'nonsense', primary: 'nonsense', roles: [] }, null],
  ] as const)('chooses the session role from %j', (input, expected) =>
    expect(chooseSessionRole(input)).toBe(expected),
  );
  it('lets an administrator lead do what an administrator does', () => {
    expect(effectiveRoles('sfari_admin_lead')).toContain('sfari_admin');
  });
});

describe('the review meeting', () => {
  it('follows reviews of Research Match and of tissue itself, only from Under Review [S4.5-01]', () => {
    for (const type of REQUEST_TYPES)
      expect(REQUEST_STATUSES.filter((status) => canMoveToMeeting(type, status))).toEqual(
        [4, 5, 8].includes(type) ? [S.UNDER_REVIEW] : [],
      );
  });

  it('has a place for notes, for tissue not before there is something to note [S2.6-14]', () => {
    for (const type of REQUEST_TYPES) {
      expect(showsMeetingNotes(type, S.SUBMITTED, false)).toBe(![6, 7, 8].includes(type));
      expect(showsMeetingNotes(type, S.SUBMITTED, true)).toBe(true);
      expect(showsMeetingNotes(type, S.UNDER_REVIEW, false)).toBe(true);
    }
  });
});
