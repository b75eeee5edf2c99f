import { RemoteDeclaration } from '@portal/contract/remotes';
import { ROLES, type Role } from '@portal/contract/roles';
import { openPaths } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import remote from '../../../remote.json' with { type: 'json' };
import { agreementRoutes } from '../agreement/agreement.routes.tsx';
import { institutionRoutes } from './institution.routes.tsx';

const declared = RemoteDeclaration.parse(remote);
const openTo = (role: Role | null): string[] => openPaths(institutionRoutes, declared, role);

test('visitors sign in first', () => {
  expect(openTo(null)).toEqual([]);
  expect(openPaths(agreementRoutes, declared, null)).toEqual([]);
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

test('only researchers join an agreement: not the official who signed it', () => {
  const joins = ROLES.filter((role) => openPaths(agreementRoutes, declared, role).includes('joinder'));
  expect([...joins].sort()).toEqual(['pi_sbso', 'primary_researcher']);
});
