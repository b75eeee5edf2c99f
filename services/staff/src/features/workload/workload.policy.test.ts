/** Who sees the workload of reviewers, by hand (decision 281). */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { openReviewPolicy, workloadPolicy } from './workload.policy.ts';

it('lets administrators, project managers and readers of everything see how much reviewers have to do', () => {
  expect(rightsByRole(workloadPolicy)).toEqual({
    sfari_admin: 'read(reviewing)',
    sfari_admin_lead: 'read(reviewing)',
    superuser: 'read(reviewing)',
    internal_read_only: 'read(reviewing)',
    abn_proj_mgr: 'read(reviewing)',
  });
});

it('lets the same people see the open reviews of requests that they may read', () => {
  expect(rightsByRole(openReviewPolicy)).toEqual({
    sfari_admin: 'read(others)',
    sfari_admin_lead: 'read(others)',
    superuser: 'read(others)',
    internal_read_only: 'read(unconflicted)',
    abn_proj_mgr: 'read(tissue)',
  });
});
