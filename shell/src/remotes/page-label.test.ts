import type { RemoteEntry } from '@portal/contract/remotes';
import { expect, test } from 'vitest';
import { findPageLabel, findPendingLabel } from './page-label.ts';

const remote: RemoteEntry = {
  name: 'mfe-researcher',
  label: 'Projects and requests',
  version: '1',
  manifest: '/mfe/mfe-researcher/1/mf-manifest.json',
  integrity: 'sha384-x',
  routes: [],
  navigation: [
    { label: 'Public Resources', path: '/public-resources', roles: [], order: 1, menu: 'public' },
    {
      label: 'Requests',
      labels: { es: 'Solicitudes' },
      path: '/request',
      roles: ['primary_researcher'],
      order: 2,
    },
    { label: 'New', path: '/request/create', roles: ['primary_researcher'], order: 3 },
  ],
};

test.each([
  ['/public-resources', null, 'Public Resources'],
  ['/request', 'primary_researcher', 'Requests'],
  ['/request/12', 'primary_researcher', 'Requests'],
  ['/request/create', 'primary_researcher', 'New'],
  ['/requests-of-others', 'primary_researcher', 'This page'],
  ['/request', null, 'This page'],
])('a person at %s as %s calls the page %s', (pathname, role, label) => {
  expect(findPageLabel(remote, pathname, role)).toBe(label);
});

test('a page whose app is on its way has the name that its menu gives it, and no other', () => {
  const routes = [{ path: '/request', roles: ['primary_researcher' as const] }];
  const known = { remotes: [{ ...remote, routes }], role: 'primary_researcher' };
  expect(findPendingLabel(known, '/request/12')).toBe('Requests');
  expect(findPendingLabel(known, '/my-profile')).toBeUndefined();
  document.documentElement.lang = 'es';
  expect(findPendingLabel(known, '/request/12')).toBe('Solicitudes');
  document.documentElement.lang = '';
});
