import { ROLES, type Role } from '@portal/contract/roles';
import { expect, test } from 'vitest';
import { institutionRoutes } from './institution.routes.tsx';

/** Paths that open for a person; the others sign in first or are refused, and fetch nothing. */
const openTo = (role: Role | null, isSignedIn = true): (string | undefined)[] =>
  institutionRoutes({ isSignedIn, role })
    .filter(({ lazy }) => lazy !== undefined)
    .map(({ path }) => path);

test('visitors sign in first', () => {
  expect(openTo(null, false)).toEqual([]);
});

test('researchers add an institution and name its official [C2.3.2 C2.3.3]', () => {
  for (const role of ['primary_researcher', 'pi_sbso'] as const)
    expect(openTo(role)).toEqual(
      expect.arrayContaining(['institution/create', 'provide-institution', 'revise-institution-officer']),
    );
  expect(openTo('primary_researcher')).not.toContain('institution');
  expect(openTo('sbso')).toEqual([
    'institution/:objectId',
    'institution-details',
    'annual-researcher-review',
  ]);
});

test('the list is for those with the View menu, creating for administrators [C2.10.1]', () => {
  const withList = ROLES.filter((role) => openTo(role).includes('institution'));
  expect(withList.sort()).toEqual([
    'access_admin',
    'internal_read_only',
    'sfari_admin',
    'sfari_admin_lead',
    'sfari_reviewer',
    'superuser',
  ]);
  expect(openTo('sfari_reviewer')).not.toContain('institution/create');
  expect(openTo('sfari_admin_lead')).toContain('institution/create');
});
