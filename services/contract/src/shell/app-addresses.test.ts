import { expect, test } from 'vitest';
import { APP_ADDRESSES } from './app-addresses.ts';
import { ROLES } from '../people/roles.ts';

const apps = Object.values(APP_ADDRESSES);
const addresses = [...new Set(apps.flatMap((own) => Object.keys(own)))];

test('a role finds one app at most at an address', () => {
  for (const address of addresses)
    for (const role of ROLES) {
      const owners = apps.filter((own) => address in own && (own[address]?.includes(role) ?? true));
      expect(owners.length, `${address} as ${role}`).toBeLessThan(2);
    }
});

test('what concerns everyone has a page for every role, in one app or the other', () => {
  for (const address of ['/institution', '/rda', '/user'])
    for (const role of ROLES)
      expect(
        apps.some((own) => own[address]?.includes(role)),
        `${address} as ${role}`,
      ).toBe(true);
});
