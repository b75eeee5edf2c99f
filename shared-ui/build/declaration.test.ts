// @vitest-environment node
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APP_ADDRESSES } from '@portal/contract/app-addresses';
import { expect, test } from 'vitest';
import { appIn } from './app.ts';
import { declarationFaults } from './declaration.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (app: string) =>
  JSON.parse(readFileSync(path.join(ROOT, app, 'remote.json'), 'utf8')) as Parameters<
    typeof declarationFaults
  >[1];
const staff = read('mfe-staff');
const withRoles = (address: string, change: (roles: string[]) => string[]) => ({
  ...staff,
  routes: staff.routes.map((route) =>
    route.path === address ? { ...route, roles: change([...(route.roles ?? [])]) } : route,
  ),
});

test.each(Object.keys(APP_ADDRESSES))('the addresses of %s have the roles of the contract', (app) => {
  expect(declarationFaults(app, read(app))).toEqual([]);
});

test('a role that does not exist, one too many and one that is missing are named with the address', () => {
  expect(
    declarationFaults(
      'mfe-staff',
      withRoles('/superuser', () => ['super_user', 'sbso']),
    ),
  ).toEqual([
    '/superuser: there is no role super_user',
    '/superuser lacks superuser',
    '/superuser is not for super_user',
    '/superuser is not for sbso',
  ]);
});

test('an address that is missing, open to all or unknown is named, and an entry that leads nowhere', () => {
  const routes = staff.routes.filter(({ path: address }) => address !== '/email');
  expect(declarationFaults('mfe-staff', { ...staff, routes })).toEqual(['/email is missing']);
  expect(
    declarationFaults('mfe-staff', { ...staff, routes: [...routes, { path: '/email' }, { path: '/new' }] }),
  ).toEqual(['/email is not for everyone: name its roles', '/new is no address of this app in the contract']);
  expect(
    declarationFaults('mfe-staff', { ...staff, navigation: [{ path: '/superuser', roles: ['sbso'] }] }),
  ).toEqual(['the entry /superuser of the header leads sbso nowhere']);
});

test('an app whose list is wrong is not built', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-app-'));
  writeFileSync(path.join(dir, 'package.json'), '{ "name": "mfe-staff" }');
  writeFileSync(
    path.join(dir, 'remote.json'),
    JSON.stringify(withRoles('/user', (roles) => roles.filter((role) => role !== 'rm_admin'))),
  );
  expect(() => appIn(dir)).toThrow(
    'mfe-staff/remote.json does not fit the contract:\n  /user lacks rm_admin',
  );
});
