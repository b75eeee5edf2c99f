import { describe, expect, it } from 'vitest';
import { listStages, type StageDates } from './request.stages.ts';

const submitted: StageDates = {
  type: 1,
  status: 2,
  created: '2026-11-01T09:00:00Z',
  submission_date: '2026-11-02T23:30:00-05:00',
  decision_date: null,
  fulfillment_date: null,
  expiration_date: null,
  review_began: null,
};
const now = new Date('2026-11-05T12:00:00Z');
const current = (request: StageDates, at = now) =>
  listStages(request, at).find((stage) => stage.state === 'current');

describe('timeline of a request (spec 2 section 2.4)', () => {
  it('expects a decision two weeks after submission, counted in days of UTC', () => {
    expect(current(submitted)).toMatchObject({
      key: 'review',
      note: 'Waiting for a reviewer. Decision expected by 11/17/2026.',
    });
  });
  it('expects a Research Match decision at the end of the quarter', () => {
    expect(current({ ...submitted, type: 4, status: 3 })?.note).toBe('Decision expected by 12/31/2026.');
  });
  it('tells the owner that it is late, and other readers the day that was missed', () => {
    const late = new Date('2027-01-05T12:00:00Z');
    expect(current(submitted, late)?.note).toBe('Waiting for a reviewer. This is taking longer than usual.');
    expect(current({ ...submitted, owner_name: 'Maya Lindqvist' }, late)?.note).toBe(
      'Waiting for a reviewer. Overdue: a decision was expected by 11/17/2026.',
    );
  });
  it('dates the review of what was submitted last, not of what was sent back', () => {
    const readDate = (review_began: string) =>
      listStages({ ...submitted, status: 3, review_began }, now).find((stage) => stage.key === 'review')
        ?.date;
    expect(readDate('2026-11-01T10:00:00Z')).toBeNull();
    expect(readDate('2026-11-04T10:00:00Z')).toBe('2026-11-04T10:00:00Z');
  });
  it('says when a revised request was first submitted', () => {
    const labelOf = (first_submitted: string) =>
      listStages({ ...submitted, first_submitted }, now).find((stage) => stage.key === 'submitted')?.label;
    expect(labelOf('2026-10-12T10:00:00Z')).toBe('Submitted 10/12/2026, again');
    expect(labelOf('2026-11-02T23:30:00-05:00')).toBe('Submitted');
  });
  it('dates the end of access by the day on which it ended, not by that on which it was given', () => {
    const dates = { fulfillment_date: '2026-02-01T10:00:00Z', status_since: '2026-10-01T10:00:00Z' };
    const lastOf = (status: 7 | 13 | 14) => listStages({ ...submitted, ...dates, status }, now).at(-1);
    expect(lastOf(13)).toMatchObject({ label: 'Archived', date: dates.status_since });
    expect(lastOf(14)?.date).toBe(dates.status_since);
    expect(lastOf(7)?.date).toBe(dates.fulfillment_date);
  });
  it('addresses the owner as you, and no one else', () => {
    for (const status of [9, 14] as const) {
      const request = { ...submitted, status };
      const others = current({ ...request, owner_name: 'Maya Lindqvist' })?.note;
      expect([status, current(request)?.note]).toEqual([
        status,
        expect.stringMatching(/\byour?\b|contact us/i),
      ]);
      expect([status, others]).toEqual([status, expect.not.stringMatching(/\byour?\b|contact us/i)]);
    }
    expect(current({ ...submitted, status: 6, owner_name: 'Maya Lindqvist' })?.note).toBe(
      'Waiting for Maya Lindqvist to make the requested changes.',
    );
  });
  it('leaves to the page what the owner must do, or what is being prepared for them', () => {
    for (const status of [1, 4, 6, 12] as const) {
      const request = { ...submitted, status };
      expect(current(request)?.note).toBeNull();
      expect(current({ ...request, owner_name: 'Maya Lindqvist' })?.note).toEqual(expect.any(String));
    }
  });
  const describeStages = (request: StageDates) =>
    listStages(request, now).map(({ label, state }) => `${label}: ${state}`);
  it('stops at the decision when the request was refused', () => {
    const refused = { ...submitted, status: 5, decision_date: '2026-11-09T10:00:00Z' } as const;
    expect(describeStages({ ...refused, review_began: '2026-11-04T10:00:00Z' })).toEqual([
      'Draft: done',
      'Submitted: done',
      'Review: done',
      'Rejected: stopped',
    ]);
  });
  it('does not call a review done that never began', () => {
    expect(describeStages({ ...submitted, status: 4, decision_date: '2026-11-09T10:00:00Z' })[2]).toBe(
      'Review: skipped',
    );
  });
  it('says that access is being prepared, and given only once it is', () => {
    const approved = { ...submitted, status: 4, decision_date: '2026-11-09T10:00:00Z' } as const;
    expect(current(approved)).toMatchObject({
      label: 'Access',
      note: null,
    });
    expect(current({ ...approved, type: 8 })?.note).toBe(
      'After both sides sign the Material Transfer Agreement (MTA), the tissue is ordered and the brain bank ships it. The progress is on this page.',
    );
    expect(describeStages({ ...approved, status: 7 }).at(-1)).toBe('Access granted: done');
    expect(describeStages(submitted).at(-1)).toBe('Access: upcoming');
  });
  it('shows how long access lasts once it was given', () => {
    const last = listStages(
      {
        ...submitted,
        status: 7,
        fulfillment_date: '2026-11-20T10:00:00Z',
        expiration_date: '2029-11-19T10:00:00Z',
      },
      now,
    ).at(-1);
    expect(last).toMatchObject({ state: 'done', note: 'Access until 11/19/2029.' });
  });
  it('is with the researcher while revisions are asked for', () => {
    expect(current({ ...submitted, status: 6 })).toMatchObject({
      key: 'decision',
      label: 'Revisions Requested',
    });
  });
});
