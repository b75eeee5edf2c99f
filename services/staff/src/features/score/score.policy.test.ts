/** Who reads scores, by hand from spec 3 sections 2.6 and 6 and decision 447. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { scorePolicy } from './score.policy.ts';

it('lets no one with a conflict read scores, and reviewers only those of their requests', () => {
  expect(rightsByRole(scorePolicy)).toEqual({
    sfari_admin: 'read(unconflicted)',
    sfari_admin_lead: 'read(unconflicted)',
    superuser: 'read(unconflicted)',
    internal_read_only: 'read(unconflicted)',
    abn_proj_mgr: 'read(assigned|tissue)',
    rm_admin: 'read(assigned|research_match)',
    sfari_reviewer: 'read(assigned)',
    internal_reviewer: 'read(assigned)',
    external_reviewer: 'read(assigned)',
    abn_reviewer: 'read(assigned)',
  });
});
