/** Who reads Research Match applications, by hand from spec 3 sections 2.3 and 6. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { rmApplicationPolicy } from './rm-application.policy.ts';

it('lets staff read the applications of others, and reviewers those assigned to them', () => {
  expect(rightsByRole(rmApplicationPolicy)).toEqual({
    sfari_admin: 'read(others) read_scores(owes_nothing)',
    sfari_admin_lead: 'read(others) read_scores(owes_nothing)',
    superuser: 'read(others) read_scores(owes_nothing)',
    access_admin: 'read(unconflicted)',
    internal_read_only: 'read(unconflicted) read_scores(owes_nothing)',
    sfari_reviewer: 'read(unconflicted) read_scores(submitted)',
    rm_admin: 'read(unconflicted) read_scores(owes_nothing)',
    internal_reviewer: 'read(assigned) read_scores(submitted)',
    external_reviewer: 'read(assigned) read_scores(submitted)',
  });
});
