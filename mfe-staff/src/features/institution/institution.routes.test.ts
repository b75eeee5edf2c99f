import { RemoteDeclaration } from '@portal/contract/remotes';
import { ROLES, type Role } from '@portal/contract/roles';
import { openPaths } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import remote from '../../../remote.json' with { type: 'json' };
import { administrationRoutes } from '../../administration.routes.tsx';
import { institutionRoutes } from './institution.routes.tsx';

const declared = RemoteDeclaration.parse(remote);
const openTo = (role: Role): string[] => openPaths(institutionRoutes, declared, role);

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

test('administration is for administrators, its mail templates for those who write mail', () => {
  const openAs = (role: Role) => openPaths(administrationRoutes, declared, role);
  expect(openAs('superuser')).toEqual(expect.arrayContaining(['administration', 'superuser']));
  expect(openAs('sfari_admin')).not.toContain('superuser');
  expect(openAs('rm_admin')).toEqual([
    'administration/email-templates',
    'administration/email-templates/:id',
    'form_tester',
    'form_tester/:objectId',
  ]);
});
