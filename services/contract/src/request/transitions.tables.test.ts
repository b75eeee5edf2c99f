/** The tables of decisions, row by row from spec 3 sections 4.2 and 4.3, in numbers as they are on the wire. */
import { describe, expect, it } from 'vitest';
import { REQUEST_STATUSES, REQUEST_TYPES, type RequestStatus, type RequestType } from './statuses.ts';
import {
  DECISION_LABELS,
  DECISIONS_WITH_EMAIL,
  decisionsFor,
  EMAIL_TEMPLATES,
  isEditableByOwner,
  REVIEWER_LOCKED_STATUSES,
  UNDELETABLE_STATUSES,
  WITHDRAWABLE_STATUSES,
  type DecisionActor,
} from './transitions.ts';

type Rows = Readonly<Partial<Record<RequestStatus, readonly RequestStatus[]>>>;

function listRows(actor: DecisionActor, type: RequestType): Rows {
  const rows = REQUEST_STATUSES.map(
    (status) => [status, decisionsFor({ actor, type, status, teamReady: true })] as const,
  );
  return Object.fromEntries(
    rows.filter(([, to]) => to.length > 0).map(([from, to]) => [from, to.toSorted((a, b) => a - b)]),
  );
}

const GIVEN = { 7: [13, 14], 12: [4, 5], 13: [7], 14: [7] } as const;
const PLAIN: Rows = { 2: [4, 5, 6], 3: [4, 5, 6], 4: [7], 6: [5], ...GIVEN };
const FUNDING: Rows = { 2: [5, 6], 3: [5, 6], 4: [7], 6: [5], ...GIVEN };
const MATCH: Rows = {
  2: [4, 5, 6],
  3: [4, 5, 6],
  4: [6, 7],
  6: [5],
  8: [4, 5, 9, 10, 11],
  10: [4, 5],
  ...GIVEN,
};
/** Suspended and Archived are set and lifted by administrators alone. */
const MANAGER: Rows = {
  2: [4, 5, 6],
  3: [4, 5, 6],
  4: [6, 7],
  6: [5],
  8: [4, 5, 9, 10, 11],
  10: [4, 5],
  12: [4, 5],
};
const UNDER_REVIEW: Rows = { 3: [4, 5, 6] };
const NOTHING: Rows = {};

describe('every row of every actor [S4.2-01 S4.2-02 S4.2-03 S4.2-04 S4.2-05 S4.2-06 S4.2-07 S4.2-09 S4.2-10 S4.2-11 S4.2-12 S4.2-13 S4.2-14 S4.2-15 S4.2-16 S4.2-17]', () => {
  it.each([
    ['admin', [PLAIN, PLAIN, FUNDING, MATCH, MATCH, MATCH, MATCH, MATCH]],
    [
      'rm_admin',
      [NOTHING, NOTHING, NOTHING, { 2: [5, 9, 11] }, { 2: [5, 9, 11] }, NOTHING, NOTHING, NOTHING],
    ],
    ['project_manager', [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, MANAGER, MANAGER, MANAGER]],
    ['reviewer', [UNDER_REVIEW, UNDER_REVIEW, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]],
  ] as const)('%s', (actor, tables) => {
    expect(REQUEST_TYPES.map((type) => listRows(actor, type))).toEqual(tables);
  });
});

describe('while the team is not ready', () => {
  const offered = (type: RequestType, status: RequestStatus) =>
    decisionsFor({ actor: 'admin', type, status, teamReady: false });

  it('no status offers Approved, and every one that would offers to wait for the team [S4.2-08]', () => {
    for (const type of REQUEST_TYPES)
      for (const status of REQUEST_STATUSES) {
        expect(offered(type, status)).not.toContain(4);
        const ready = decisionsFor({ actor: 'admin', type, status, teamReady: true });
        expect(offered(type, status).includes(12)).toBe(ready.includes(4) && status !== 12);
        expect(offered(type, status)).toHaveLength(ready.length - (status === 12 ? 1 : 0));
      }
  });
});

it('lets the owner edit drafts and what was sent back, and what Research Match and tissue defer [R2.4-03]', () => {
  const editable = (type: RequestType) =>
    REQUEST_STATUSES.filter((status) => isEditableByOwner(type, status));
  const [plain, match] = [
    [1, 6],
    [1, 6, 9],
  ];
  expect(REQUEST_TYPES.map(editable)).toEqual([plain, plain, plain, match, match, match, match, match]);
});

it('lets the owner withdraw what waits and what was given back [R4-24]', () => {
  expect(WITHDRAWABLE_STATUSES.toSorted((a, b) => a - b)).toEqual([2, 6, 9]);
});

it('preserves what was approved or rejected, and what followed [R4-22]', () => {
  expect(UNDELETABLE_STATUSES.toSorted((a, b) => a - b)).toEqual([4, 5, 7, 10, 12, 13, 14]);
});

it('locks the reviewers of drafts and of what is decided [S4.3-01]', () => {
  expect(REVIEWER_LOCKED_STATUSES.toSorted((a, b) => a - b)).toEqual([1, 4, 5, 7, 11, 12, 13, 14]);
});

it('names every decision on its button [S4.3-04 S4.3-05 S4.3-06 S4.3-07 S4.3-08 S4.3-09 S4.3-10 S4.3-11 S4.3-12 S4.3-13]', () => {
  expect(DECISION_LABELS).toEqual({
    4: 'Approve Request and send Email',
    5: 'Reject Request and send Email',
    6: 'Request Revisions and send Email',
    7: 'Mark Request as Fulfilled',
    9: 'Defer Request and send Email',
    10: 'Conditionally Approve Request and send Email',
    11: 'Withdraw Request',
    12: 'Update Request and Send Team emails',
    13: 'Archive Request',
    14: 'Suspend Request',
  });
});

it('has a mail for each decision that sends one, and for no other [S4.3-14]', () => {
  expect(DECISIONS_WITH_EMAIL.toSorted((a, b) => a - b)).toEqual([4, 5, 6, 9, 10, 12]);
  expect(EMAIL_TEMPLATES).toEqual({
    4: 'request_approved',
    5: 'request_rejected',
    6: 'request_revisions_requested',
    9: 'request_deferred',
    10: 'request_conditionally_approved',
    12: 'request_approved_pending_team',
  });
});
