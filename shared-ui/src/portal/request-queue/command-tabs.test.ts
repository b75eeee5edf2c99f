import { APP_ADDRESSES } from '@portal/contract/app-addresses';
import { ROLES, type Role } from '@portal/contract/roles';
import { expect, test } from 'vitest';
import { listCommandTabs, type CommandTabKey } from './command-tabs.ts';

const ALL = ['institutions', 'rdas', 'resource', 'research-match', 'tissue'] as const;
const WITHOUT_TISSUE = ALL.filter((key) => key !== 'tissue');

/** Written by hand from the specification: who has which tab. */
const EXPECTED: Readonly<Record<Role, readonly CommandTabKey[]>> = {
  sfari_admin: ALL,
  sfari_admin_lead: ALL,
  internal_read_only: ALL,
  superuser: WITHOUT_TISSUE,
  access_admin: WITHOUT_TISSUE,
  sfari_reviewer: WITHOUT_TISSUE,
  rm_admin: ['institutions', 'rdas', 'research-match'],
  abn_proj_mgr: ['institutions', 'rdas', 'tissue'],
  // one centre alone, or none
  abn_reviewer: [],
  internal_reviewer: [],
  external_reviewer: [],
  primary_researcher: [],
  sbso: [],
  pi_sbso: [],
};

test.each(ROLES)(
  '%s has the tabs of the role, and may open each [S2.1-01 S2.1-02 S2.1-03 S2.1-04]',
  (role) => {
    const tabs = listCommandTabs(role);
    expect(tabs.map(({ key }) => key)).toEqual(EXPECTED[role]);
    const addresses = Object.values(APP_ADDRESSES);
    for (const { to } of tabs) {
      const [path = ''] = to.split('?');
      expect([path, addresses.some((app) => app[path]?.includes(role))]).toEqual([path, true]);
    }
  },
);

test('the tabs lead to the five centres [S2.1-04]', () => {
  expect(listCommandTabs('sfari_admin').map(({ label, to }) => [label, to])).toEqual([
    ['Institutions', '/institution?status=2'],
    ['RDAs', '/rda?status=2'],
    ['Resource Requests', '/resource-request'],
    ['Research Match', '/research-match-review'],
    ['Autism BrainNet', '/abn-dashboard'],
  ]);
  expect(listCommandTabs(null)).toEqual([]);
});
