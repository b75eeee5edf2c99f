import { expect, it } from 'vitest';
import { seenByStaff } from './seen-by-staff.ts';

it('is everyone who works for the foundation; who only reviews is not among them', () => {
  expect(seenByStaff).toEqual({
    sfari_admin: 'any',
    sfari_admin_lead: 'any',
    sfari_reviewer: 'any',
    rm_admin: 'any',
    abn_proj_mgr: 'any',
    internal_read_only: 'any',
    superuser: 'any',
    access_admin: 'any',
  });
});
