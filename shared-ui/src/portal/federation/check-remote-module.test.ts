import { expect, test } from 'vitest';
import { checkRemoteModule, isRemoteModule } from './index.ts';

const good = {
  name: 'mfe-staff',
  routes: [{ path: 'resource-request' }],
  navigation: [{ label: 'Requests', path: '/resource-request', roles: ['sfari_admin'], order: 1 }],
  homePanels: [{ id: 'queue', title: 'Queue', roles: [], order: 1, lazy: () => Promise.reject(new Error()) }],
};

test('a module of the right shape passes', () => {
  expect(checkRemoteModule(good, 'mfe-staff')).toBe(good);
});

test.each([
  ['nothing exposed', undefined, 'no object'],
  ['another app', { ...good, name: 'mfe-tissue' }, 'mfe-tissue'],
  ['no routes', { ...good, routes: undefined }, 'routes is no list'],
  ['a route that is none', { ...good, routes: ['/x'] }, 'routes[0]'],
  [
    'an entry without a path',
    { ...good, navigation: [{ label: 'x', roles: [], order: 1 }] },
    'navigation[0]',
  ],
  [
    'a panel that loads nothing',
    { ...good, homePanels: [{ ...good.homePanels[0], lazy: 1 }] },
    'homePanels[0]',
  ],
])('%s is refused with the reason', (_, value, reason) => {
  expect(isRemoteModule(value, 'mfe-staff')).toBe(false);
  expect(() => checkRemoteModule(value, 'mfe-staff')).toThrow(reason);
});
