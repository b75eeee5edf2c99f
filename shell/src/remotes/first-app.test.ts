import type { RemoteEntry } from '@portal/contract/remotes';
import type { Role } from '@portal/contract/roles';
import { expect, test, vi } from 'vitest';
import { firstApp, foretellPanels } from './home-panels.ts';

const app = (name: string, entries: readonly (readonly [role: Role, order: number])[]): RemoteEntry => ({
  name,
  label: name,
  version: '1',
  manifest: `/mfe/${name}/1/mf-manifest.json`,
  integrity: 'sha384-x',
  routes: [],
  navigation: entries.map(([role, order]) => ({ label: name, path: `/${name}`, roles: [role], order })),
});
const remotes = [
  app('researcher', [
    ['primary_researcher', 10],
    ['sfari_admin', 30],
  ]),
  app('staff', [['sfari_admin', 20]]),
];

test('the first app of a role is the one that the header begins with', () => {
  expect(firstApp(remotes, 'sfari_admin')?.name).toBe('staff');
  expect(firstApp(remotes, 'primary_researcher')?.name).toBe('researcher');
});

test('who has no role, or a role without entries, has no first app', () => {
  expect(firstApp(remotes, null)).toBeUndefined();
  expect(firstApp(remotes, 'abn_reviewer')).toBeUndefined();
});

test('only apps that have something for the role are fetched for home, and a failure is left to the panels', () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('gone')));
  foretellPanels({ remotes, role: 'primary_researcher', load });
  expect(load.mock.calls).toEqual([['researcher']]);
});
