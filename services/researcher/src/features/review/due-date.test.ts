/** Which reviews are open, and by when. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { RequestStatus } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildConflict, buildRequest, buildReview } from '../../testing/index.ts';
import { findDueDate } from './assignment-rules.ts';

const rules = { timeZone: 'America/New_York', reviewDays: 14 };

describe('open reviews', () => {
  let harness: Harness;
  let admin: TestPerson;
  beforeAll(async () => {
    harness = await startHarness(definition, { REVIEW_DAYS: '10' });
    admin = await harness.build.person({ roles: ['sfari_admin'], institution: null });
  });
  afterAll(() => harness.stop());

  const listOpen = (request: { readonly id: number }) =>
    harness.build.sql<{ review_id: number; due_date: string | null }>(
      'select review_id, due_date::text from researcher.open_review where request_id = $1 order by 1',
      [request.id],
    );
  const setStatus = (request: { readonly id: number }, status: RequestStatus) =>
    harness.build.sql('update researcher.request set status = $1 where id = $2', [status, request.id]);
  const reviewer = () => harness.build.person({ roles: ['sfari_reviewer'], institution: null });

  it('begin with the assignment, with the day of the setting, and end with the removal', async () => {
    const request = await buildRequest(harness.build, { type: 1, status: 2 });
    const body = { request: request.id, reviewer: (await reviewer()).id, reviewer_role: 1 };
    const assigned = await harness.call('POST /review/', { as: admin, body });
    expect(assigned.status).toBe(201);
    const due_date = findDueDate(1, new Date(), { ...rules, reviewDays: 10 });
    const open = [{ review_id: assigned.body.id, due_date }];
    expect(await listOpen(request)).toEqual(open);
    await harness.call(`DELETE /review/${assigned.body.id}/`, { as: admin });
    expect(await listOpen(request)).toEqual([]);
    const undo = { request: request.id, review: assigned.body.id };
    expect((await harness.call('POST /review/undo-removal/', { as: admin, body: undo })).status).toBe(204);
    expect(await listOpen(request), 'Undo keeps the day').toEqual(open);
  });

  it('are those of requests under review', async () => {
    const request = await buildRequest(harness.build, { type: 1, status: 3 });
    const review = await buildReview(harness.build, { request, reviewer: await reviewer() });
    expect(await listOpen(request)).toEqual([{ review_id: review, due_date: null }]);
    await setStatus(request, 6);
    expect(await listOpen(request)).toEqual([]);
    await setStatus(request, 3);
    expect(await listOpen(request)).toHaveLength(1);
    await setStatus(request, 8);
    expect(await listOpen(request)).toEqual([]);
  });

  it('are no one’s who declared a conflict, until it is taken back', async () => {
    const request = await buildRequest(harness.build, { type: 1, status: 3 });
    const person = await reviewer();
    await buildReview(harness.build, { request, reviewer: person, reviewerRole: 3 });
    const conflict = await buildConflict(harness.build, { request, reviewer: person });
    expect(await listOpen(request)).toEqual([]);
    await setStatus(request, 6);
    await setStatus(request, 3);
    expect(await listOpen(request)).toEqual([]);
    expect((await harness.call(`DELETE /conflict/${conflict}/`, { as: admin })).status).toBe(204);
    expect(await listOpen(request)).toHaveLength(1);
  });

  it('follow a due date that moves, and go with their request', async () => {
    const request = await buildRequest(harness.build, { type: 1, status: 3 });
    const review = await buildReview(harness.build, { request, reviewer: await reviewer() });
    await harness.build.sql(`update researcher.review set due_date = '2027-01-31' where id = $1`, [review]);
    expect(await listOpen(request)).toEqual([{ review_id: review, due_date: '2027-01-31' }]);
    expect((await harness.call(`DELETE /request/${request.id}/`, { as: admin })).status).toBe(204);
    expect(await listOpen(request)).toEqual([]);
  });
});
