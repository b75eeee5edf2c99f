/** What is in a calendar: due reviews and meetings, as they are when it is read. */
import { buildConflict } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEETING_AT, startCalendars, type Calendars } from './calendar.fixtures.ts';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars();
});
afterAll(() => calendars.harness.stop());

describe('due dates', () => {
  it('are those of the person, at the end of their day by the foundation’s clock', async () => {
    const reviewer = await calendars.person('sfari_reviewer');
    const address = await calendars.getAddress(reviewer);
    expect(await calendars.entries(address)).toEqual([]);
    const { entry, code, review } = await calendars.assign(reviewer);
    await calendars.assign(reviewer, { due: null });
    await calendars.assign(await calendars.person('sfari_reviewer'));
    // No one reviews their own request, whatever is there.
    await calendars.assign(reviewer, { owner: reviewer });
    expect(await calendars.entries(address)).toEqual([entry]);
    // In summer midnight comes an hour earlier by UTC.
    await calendars.harness.build.sql("update researcher.review set due_date = '2027-07-01' where id = $1", [
      review,
    ]);
    expect(await calendars.entries(address)).toEqual([`Review due: ${code} 2027-07-02T03:59:00Z`]);
  });

  it('leave it with the assignment, a conflict, a finished review and the request’s way on', async () => {
    const reviewer = await calendars.person('sfari_reviewer');
    const address = await calendars.getAddress(reviewer);
    const { build } = calendars.harness;
    const ends: Array<(one: Awaited<ReturnType<Calendars['assign']>>) => Promise<unknown>> = [
      ({ review }) => build.sql('delete from researcher.review where id = $1', [review]),
      ({ request }) => buildConflict(build, { request, reviewer }),
      ({ request, review }) =>
        build.sql(
          `insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter, submitted_at)
            values ($1, $2, $3, 'plain', 1, 'Q4 2026', now())`,
          [review, request.id, reviewer.id],
        ),
      ({ request }) => build.sql('update researcher.request set status = 6 where id = $1', [request.id]),
    ];
    for (const end of ends) {
      const one = await calendars.assign(reviewer);
      expect(await calendars.entries(address)).toEqual([one.entry]);
      await end(one);
      expect(await calendars.entries(address)).toEqual([]);
    }
  });

  it('leave it with the role that opens the request, also while another one still gives the calendar', async () => {
    const reviewer = await calendars.person('sfari_reviewer', 'abn_reviewer');
    const plain = await calendars.assign(reviewer);
    const tissue = await calendars.assign(reviewer, { type: 8 });
    const address = await calendars.getAddress(reviewer);
    expect(await calendars.entries(address)).toEqual([plain.entry, tissue.entry]);
    await calendars.harness.build.sql(
      "delete from core.account_group where account_id = $1 and role = 'sfari_reviewer'",
      [reviewer.id],
    );
    expect(await calendars.entries(address)).toEqual([tissue.entry]);
    await calendars.harness.build.sql(
      "update core.account_group set role = 'rm_admin' where account_id = $1",
      [reviewer.id],
    );
    expect(await calendars.entries(address)).toEqual([]);
  });
});

describe('meetings', () => {
  const MEETING = `Research Match review meeting, Q4 2026 ${MEETING_AT}`;

  it('are there for who runs windows, and for reviewers of its applications until they have a conflict', async () => {
    await calendars.openWindow();
    await calendars.openWindow({ quarter: 'Q3 2026', meeting: null });
    await calendars.openWindow({ quarter: 'Q2 2026', meeting: '2020-01-01T14:00:00Z' });
    await calendars.openWindow({ quarter: 'Q1 2026', hasBegun: false });
    for (const role of ['sfari_admin', 'sfari_admin_lead', 'rm_admin'] as const) {
      const entries = await calendars.entries(await calendars.getAddress(await calendars.person(role)));
      expect([role, entries.filter((entry) => !entry.includes(' due, '))]).toEqual([role, [MEETING]]);
      // Of each window that began, with a meeting or without one.
      expect([role, entries.filter((entry) => entry.includes(' due, '))]).toEqual([
        role,
        [
          'Research Match reviews due, Q4 2026 2027-03-03T04:59:00Z',
          'Research Match reviews due, Q3 2026 2027-03-04T04:59:00Z',
          'Research Match reviews due, Q2 2026 2027-03-05T04:59:00Z',
        ],
      ]);
    }
    const reviewer = await calendars.person('internal_reviewer');
    const address = await calendars.getAddress(reviewer);
    expect(await calendars.entries(address)).toEqual([]);
    const { request, entry } = await calendars.assign(reviewer, { type: 4 });
    expect(await calendars.entries(address)).toEqual([entry, MEETING]);
    await calendars.harness.build.sql('update researcher.request set status = 8 where id = $1', [request.id]);
    expect(await calendars.entries(address)).toEqual([MEETING]);
    await buildConflict(calendars.harness.build, { request, reviewer });
    expect(await calendars.entries(address)).toEqual([]);
  });

  it('of tissue are there for administrators and its reviewers, and not for those who run Research Match', async () => {
    await calendars.harness.build.sql('delete from staff.review_window');
    await calendars.openWindow({ kind: 'abn_tissue' });
    const meeting = `Tissue review meeting, Q4 2026 ${MEETING_AT}`;
    const getEntries = async (role: 'sfari_admin' | 'rm_admin') =>
      calendars.entries(await calendars.getAddress(await calendars.person(role)));
    expect(await getEntries('sfari_admin')).toContain(meeting);
    expect(await getEntries('rm_admin')).toEqual([]);
    const reviewer = await calendars.person('abn_reviewer');
    const { entry } = await calendars.assign(reviewer, { type: 8 });
    expect(await calendars.entries(await calendars.getAddress(reviewer))).toEqual([entry, meeting]);
  });

  it('of other requests and quarters are not the reviewer’s', async () => {
    await calendars.openWindow({ kind: 'research_match_renewal' });
    const reviewer = await calendars.person('internal_reviewer');
    const { entry, review } = await calendars.assign(reviewer, { type: 4 });
    await calendars.harness.build.sql("update researcher.review set quarter = 'Q1 2025' where id = $1", [
      review,
    ]);
    expect(await calendars.entries(await calendars.getAddress(reviewer))).toEqual([entry]);
  });
});
