/** Who reads and writes the ledger of access, by hand from spec 2 sections 4 and 6. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { accessCheckPolicy, accessDriftPolicy, datasetAccessPolicy } from './dataset-access.policy.ts';

const OFFICE = {
  sfari_admin: 'read',
  sfari_admin_lead: 'read',
  sfari_reviewer: 'read(unconflicted)',
  rm_admin: 'read(unconflicted)',
  abn_proj_mgr: 'read(unconflicted)',
  internal_read_only: 'read(unconflicted)',
  superuser: 'read',
  access_admin: 'read',
};
const REVIEWERS = {
  external_reviewer: 'read(reviewer)',
  internal_reviewer: 'read(reviewer)',
  abn_reviewer: 'read(reviewer|tissue)',
};

it('shows the ledger to whom a row is about and to staff, and lets access_admin write it', () => {
  const reading = 'read see_details see_errors';
  expect(rightsByRole(datasetAccessPolicy)).toEqual({
    everybody: 'read(self) see_details(self)',
    ...OFFICE,
    ...REVIEWERS,
    sfari_admin: reading,
    sfari_admin_lead: reading,
    superuser: reading,
    internal_read_only: 'read(unconflicted) see_details see_errors',
    access_admin: 'read create edit resend see_details see_errors',
  });
});

it('shows differences to those who read the ledger', () => {
  const readers = {
    sfari_admin: 'read',
    sfari_admin_lead: 'read',
    superuser: 'read',
    internal_read_only: 'read',
  };
  expect(rightsByRole(accessCheckPolicy)).toEqual({ ...readers, access_admin: 'read create' });
  expect(rightsByRole(accessDriftPolicy)).toEqual({ ...readers, access_admin: 'read mend' });
});
