/** Who sees and starts readings of donors, by hand (decision 340). */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { donorSyncPolicy } from './donor-sync.policy.ts';

it('lets staff see what readings did, and those who make collections start one', () => {
  expect(rightsByRole(donorSyncPolicy)).toEqual({
    sfari_admin: 'read create',
    sfari_admin_lead: 'read create',
    abn_proj_mgr: 'read create',
    superuser: 'read',
    internal_read_only: 'read',
  });
});
