/** Who reads and writes summaries of Research Match applications, by hand from spec 3 section 6. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { matchSummaryPolicy } from './match-summary.policy.ts';

it('lets readers of reviews read summaries, and administrators write them', () => {
  const administrator = 'read(others) edit(others) set_due_date(others) meeting_notes(others)';
  expect(rightsByRole(matchSummaryPolicy)).toEqual({
    sfari_admin: administrator,
    sfari_admin_lead: administrator,
    rm_admin: 'read(unconflicted) edit(unconflicted)',
    superuser: 'read(others)',
    access_admin: 'read(unconflicted)',
    internal_read_only: 'read(unconflicted)',
    sfari_reviewer: 'read(unconflicted)',
    internal_reviewer: 'read(assigned)',
    external_reviewer: 'read(assigned)',
  });
});
