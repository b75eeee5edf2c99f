/** Who reads and takes back conflicts of interest, by hand from spec 3 section 6. */
import { allowedIn, makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { conflictPolicy } from './conflict.policy.ts';

it('gives each role what the specification says', () => {
  expect(rightsByRole(conflictPolicy)).toEqual({
    sfari_admin: 'read(others) delete(others)',
    sfari_admin_lead: 'read(others) delete(others)',
    superuser: 'read(others)',
    abn_proj_mgr: 'read(own|tissue)',
    rm_admin: 'read(own|research_match)',
    sfari_reviewer: 'read(own) create',
    internal_reviewer: 'read(own) create',
    external_reviewer: 'read(own) create',
    abn_reviewer: 'read(own) create',
  });
});

it('lets a conflict be taken back as long as it is the answer that counts', () => {
  const isDeletable = (conflict_exists: boolean, stands: boolean) =>
    allowedIn(conflictPolicy, makeActor(['sfari_admin']), { conflict_exists, stands }).includes('delete');
  expect(isDeletable(true, true)).toBe(true);
  expect(isDeletable(true, false)).toBe(false);
  expect(isDeletable(false, true)).toBe(false);
});
