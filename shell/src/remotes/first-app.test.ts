import type { RemoteEntry } from '@portal/contract/remotes';
import type { Role } from '@portal/contract/roles';
import { expect, test, vi } from 'vitest';
import { firstApp, prefetchPanels, panelsFor, servesPerson } from './home-panels.ts';

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
  expect(firstApp(remotes, { role: 'sfari_admin', person: null })?.name).toBe('staff');
  expect(firstApp(remotes, { role: 'primary_researcher', person: null })?.name).toBe('researcher');
});

test('who has no role, or a role without entries, has no first app', () => {
  expect(firstApp(remotes, { role: null, person: null })).toBeUndefined();
  expect(firstApp(remotes, { role: 'abn_reviewer', person: null })).toBeUndefined();
});

test('only apps that have something for the role are fetched for home, and a failure is left to the panels', () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('gone')));
  prefetchPanels({ remotes, role: 'primary_researcher', person: null, load });
  expect(load.mock.calls).toEqual([['researcher']]);
});

test('an app that names the roles of its panels is fetched for home by them alone', () => {
  const named: RemoteEntry = { ...app('tissue', [['sfari_admin', 5]]), homeRoles: ['abn_reviewer'] };
  expect(servesPerson(named, { role: 'sfari_admin', person: null })).toBe(false);
  expect(servesPerson({ ...named, homeRoles: ['sfari_admin'] }, { role: 'sfari_admin', person: null })).toBe(
    true,
  );
});

test('an app that offers its pages under a condition is only for those who meet it', () => {
  const brainBank = app('tissue', [['primary_researcher', 5]]);
  const [entry] = brainBank.navigation;
  const conditional: RemoteEntry = {
    ...brainBank,
    routes: [{ path: '/tissue', roles: ['primary_researcher'] }],
    navigation: entry ? [{ ...entry, onlyIf: 'abn_approved' }] : [],
  };
  const viewer = (isApproved: boolean) =>
    ({ role: 'primary_researcher', person: { abn_approved: isApproved } }) as const;
  expect(servesPerson(conditional, viewer(false))).toBe(false);
  expect(servesPerson(conditional, viewer(true))).toBe(true);
  expect(firstApp([...remotes, conditional], viewer(false))?.name).toBe('researcher');
  expect(firstApp([...remotes, conditional], viewer(true))?.name).toBe('tissue');
  const panel = {
    id: 'x',
    title: 'X',
    roles: ['primary_researcher'],
    order: 1,
    onlyIf: 'abn_approved',
  } as const;
  const panels = [{ ...panel, lazy: () => Promise.reject(new Error('not fetched')) }];
  expect(panelsFor(panels, viewer(false))).toEqual([]);
  expect(panelsFor(panels, viewer(true))).toHaveLength(1);
});
