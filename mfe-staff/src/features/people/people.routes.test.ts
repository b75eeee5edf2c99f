import { RemoteDeclaration } from '@portal/contract/remotes';
import { ROLES, STAFF_ROLES, type Role } from '@portal/contract/roles';
import { openPaths } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import remote from '../../../remote.json' with { type: 'json' };
import { peopleRoutes } from './people.routes.tsx';

const declared = RemoteDeclaration.parse(remote);
const openTo = (role: Role | null): string[] => openPaths(peopleRoutes, declared, role);

test('all staff read people, administrators open accounts [C2.10.1]', () => {
  const reading = ROLES.filter((role) => openTo(role).includes('user/:objectId'));
  expect([...reading].sort()).toEqual([...STAFF_ROLES].sort());
  expect(ROLES.filter((role) => openTo(role).includes('user'))).toEqual(reading);
  const creating = ROLES.filter((role) => openTo(role).includes('user/create'));
  expect([...creating].sort()).toEqual(['access_admin', 'sfari_admin', 'sfari_admin_lead', 'superuser']);
  expect(openTo(null)).toEqual([]);
});
