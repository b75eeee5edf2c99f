/** Who reads Research Match applications, by hand from spec 3 sections 2.3 and 6. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { rmApplicationPolicy } from './rm-application.policy.ts';

it('lets staff read the applications of others, and reviewers those assigned to them', () => {
  expect(rightsByRole(rmApplicationPolicy)).toEqual({
    sfari_admin: 'read(others)',
    sfari_admin_lead: 'read(others)',
    superuser: 'read(others)',
    access_admin: 'read(unconflicted)',
    internal_read_only: 'read(unconflicted)',
    sfari_reviewer: 'read(unconflicted)',
    rm_admin: 'read(unconflicted)',
    internal_reviewer: 'read(assigned)',
    external_reviewer: 'read(assigned)',
  });
});
