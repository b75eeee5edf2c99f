/** Who reviews new texts from the brain bank, by hand (decision 471). */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { donorTextPolicy } from './donor-text.policy.ts';

it('lets the roles review new texts that may start donor imports', () => {
  expect(rightsByRole(donorTextPolicy)).toEqual({
    sfari_admin: 'read edit',
    sfari_admin_lead: 'read edit',
    abn_proj_mgr: 'read edit',
  });
});
