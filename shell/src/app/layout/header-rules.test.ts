import type { RemoteEntry } from '@portal/contract/remotes';
import { expect, test } from 'vitest';
import { headerNavigation } from './navigation.ts';

const entry = (navigation: RemoteEntry['navigation']): RemoteEntry => ({
  name: 'mfe-x',
  label: 'X',
  version: '1',
  manifest: '/mfe/mfe-x/1/mf-manifest.json',
  integrity: 'sha384-x',
  routes: [],
  navigation,
});

test('the header contains what the apps declare for the role, in order', () => {
  const remotes = [
    entry([{ label: 'Requests', path: '/request', roles: ['primary_researcher'], order: 30 }]),
    entry([
      { label: 'Users', path: '/user', roles: ['sfari_admin'], order: 1, menu: 'view' },
      { label: 'Projects', path: '/project', roles: ['primary_researcher'], order: 20 },
      { label: 'Datasets', path: '/dataset', roles: ['sfari_admin'], order: 2, menu: 'view' },
    ]),
  ];
  const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);
  expect(labels(headerNavigation(remotes, 'primary_researcher').main)).toEqual(['Projects', 'Requests']);
  expect(labels(headerNavigation(remotes, 'sfari_admin').view)).toEqual(['Datasets', 'Users']);
  expect(headerNavigation(remotes, null).main).toEqual([]);
});

test('who has a bell', () => {
  expect(headerNavigation([], 'sfari_admin').hasNotifications).toBe(true);
  expect(headerNavigation([], 'internal_read_only').hasNotifications).toBe(false);
  expect(headerNavigation([], 'abn_proj_mgr').hasNotifications).toBe(false);
});

test('My Profile is there for roles that have a profile menu', () => {
  expect(headerNavigation([], 'primary_researcher').hasProfile).toBe(true);
  expect(headerNavigation([], 'external_reviewer').hasProfile).toBe(true);
  expect(headerNavigation([], 'sfari_admin').hasProfile).toBe(false);
  expect(headerNavigation([], null).hasProfile).toBe(false);
});
