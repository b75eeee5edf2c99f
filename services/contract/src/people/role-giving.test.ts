import { expect, it } from 'vitest';
import { excludedBy, givableRoles, GUARDED_ROLES } from './role-giving.ts';
import { ROLES, type Role } from './roles.ts';

const allBut = (...excepted: Role[]): Role[] => ROLES.filter((role) => !excepted.includes(role));

it('guards the roles through which one could rise', () => {
  expect(GUARDED_ROLES).toEqual(['superuser', 'sfari_admin_lead']);
});

it.each<[Role[], readonly Role[]]>([
  [['superuser'], ROLES],
  [['sfari_admin'], allBut('superuser', 'sfari_admin_lead')],
  [['access_admin'], allBut('superuser', 'sfari_admin_lead', 'sfari_admin', 'access_admin')],
  // Who has several gives what the strongest may.
  [['access_admin', 'sfari_admin'], allBut('superuser', 'sfari_admin_lead')],
  [allBut('superuser', 'sfari_admin', 'access_admin'), []],
])('%j gives and takes these roles', (acting, expected) => {
  expect(givableRoles(acting)).toEqual(expected);
});

it('names those of the given roles that prevent it, never the role itself', () => {
  expect(excludedBy('sbso', ['primary_researcher', 'rm_admin', 'external_reviewer', 'sbso'])).toEqual([
    'primary_researcher',
    'external_reviewer',
  ]);
  expect(excludedBy('rm_admin', ['sfari_reviewer'])).toEqual([]);
});
