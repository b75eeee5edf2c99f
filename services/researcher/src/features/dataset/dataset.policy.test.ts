/** Who sees datasets and the ledger of access, by hand from spec 2 sections 2.7, 4 and 6. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { datasetAccessPolicy, datasetPolicy } from './dataset.policy.ts';

const OFFICE = {
  sfari_admin: 'read',
  sfari_admin_lead: 'read',
  sfari_reviewer: 'read',
  rm_admin: 'read',
  abn_proj_mgr: 'read',
  internal_read_only: 'read',
  superuser: 'read',
  access_admin: 'read',
};
const REVIEWERS = {
  external_reviewer: 'read(reviewer)',
  internal_reviewer: 'read(reviewer)',
  abn_reviewer: 'read(reviewer|tissue)',
};

const KEEPER = 'read create edit mail see_access see_versions';

it('shows the catalogue to everybody, and the ledger to whom a row is about', () => {
  expect(rightsByRole(datasetPolicy)).toEqual({
    visitor: 'read(catalogue)',
    everybody: 'read(allowed|catalogue)',
    ...REVIEWERS,
    sfari_admin: KEEPER,
    sfari_admin_lead: KEEPER,
    access_admin: KEEPER,
    superuser: 'read see_access see_versions',
    internal_read_only: 'read(current) see_access',
    sfari_reviewer: 'read(current|reviewer)',
    rm_admin: 'read(current)',
    abn_proj_mgr: 'read(current|tissue)',
  });
  expect(rightsByRole(datasetAccessPolicy)).toEqual({ everybody: 'read(self)', ...OFFICE, ...REVIEWERS });
});
