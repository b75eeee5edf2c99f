/** Who reads and writes restricted resources, by hand from spec 2 section 2.7. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { restrictedDatasetPolicy, restrictedSampleTypePolicy } from './restriction.policy.ts';

it('lets office roles read the newest versions of restricted datasets, and administrators change them', () => {
  expect(rightsByRole(restrictedDatasetPolicy)).toEqual({
    sfari_admin: 'read(newest) edit(newest)',
    sfari_admin_lead: 'read(newest) edit(newest)',
    sfari_reviewer: 'read(newest)',
    superuser: 'read(newest)',
    access_admin: 'read(newest)',
    internal_read_only: 'read(newest)',
  });
});

it('has the same readers and writers for restricted kinds of samples', () => {
  expect(rightsByRole(restrictedSampleTypePolicy)).toEqual({
    sfari_admin: 'read edit',
    sfari_admin_lead: 'read edit',
    sfari_reviewer: 'read',
    superuser: 'read',
    access_admin: 'read',
    internal_read_only: 'read',
  });
});
