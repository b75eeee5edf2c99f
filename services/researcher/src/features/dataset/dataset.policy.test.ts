/** Who sees datasets, by hand from spec 2 sections 2.7, 4 and 6. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { datasetPolicy } from './dataset.policy.ts';

const REVIEWERS = {
  external_reviewer: 'read(reviewer)',
  internal_reviewer: 'read(reviewer)',
  abn_reviewer: 'read(reviewer|tissue)',
};

const KEEPER = 'read create edit mail see_access download see_versions';

it('shows the catalogue to everyone', () => {
  expect(rightsByRole(datasetPolicy)).toEqual({
    visitor: 'read(catalogue)',
    everybody: 'read(allowed|catalogue) download(holder)',
    ...REVIEWERS,
    sfari_admin: KEEPER,
    sfari_admin_lead: KEEPER,
    access_admin: KEEPER,
    superuser: 'read see_access download see_versions',
    internal_read_only: 'read(current) see_access download',
    sfari_reviewer: 'read(current|reviewer)',
    rm_admin: 'read(current)',
    abn_proj_mgr: 'read(current|tissue)',
  });
});
