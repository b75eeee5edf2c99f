/** Who follows the yearly verification of institutions, by hand from spec 3 sections 2.12 and 4.11. */
import { allowedIn, makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { compliancePolicy } from './compliance.policy.ts';

it('is for the View menu, and administrators acknowledge', () => {
  expect(rightsByRole(compliancePolicy)).toEqual({
    sfari_admin: 'read acknowledge',
    sfari_admin_lead: 'read acknowledge',
    sfari_reviewer: 'read',
    superuser: 'read',
    access_admin: 'read',
    internal_read_only: 'read',
  });
});

it('only a year that is due or overdue is acknowledged', () => {
  const admin = makeActor(['sfari_admin']);
  const may = ([1, 2, 3] as const).map((compliance_status) =>
    allowedIn(compliancePolicy, admin, { compliance_status }).includes('acknowledge'),
  );
  expect(may).toEqual([false, true, true]);
});
