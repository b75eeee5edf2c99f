/** Who reads donors, by hand from spec 3 sections 2.9 and 6. */
import { makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { donorPolicy, isSelectable, pilotDonorPolicy } from './donor.policy.ts';

it('are staff of the brain bank, and researchers whom it approved', () => {
  const rights = {
    primary_researcher: 'read(approved)',
    pi_sbso: 'read(approved)',
    sfari_admin: 'read',
    sfari_admin_lead: 'read',
    abn_proj_mgr: 'read',
    internal_read_only: 'read',
    access_admin: 'read',
    abn_reviewer: 'read',
    sfari_reviewer: 'read',
    superuser: 'read',
  };
  expect(rightsByRole(donorPolicy)).toEqual(rights);
  expect(rightsByRole(pilotDonorPolicy)).toEqual(rights);
});

it.each([
  ['Confirmed', true, true, true],
  ['Under Review', true, false, true],
  ['Not Confirmed', true, false, true],
  ['Confirmed', false, false, false],
  ['Under Review', false, false, false],
] as const)(
  'a donor %s, offered %s, is chosen by a researcher %s, by the project manager %s',
  (status, is, one, other) => {
    const donor = { confirmation_status: status, is_available: is };
    expect(isSelectable(donor, makeActor(['primary_researcher']))).toBe(one);
    expect(isSelectable(donor, makeActor(['abn_proj_mgr']))).toBe(other);
    expect(isSelectable(donor, makeActor(['access_admin']))).toBe(other);
    expect(isSelectable(donor, makeActor(['sfari_admin']))).toBe(one);
  },
);
