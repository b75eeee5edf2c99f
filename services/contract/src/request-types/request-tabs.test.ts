import { expect, it } from 'vitest';
import { ROLES } from '../roles.ts';
import { REQUEST_TYPES } from '../statuses.ts';
import { tabReader, tabsFor, type TabReader } from './request-tabs.ts';

const COMMON = 'project details team policy';
const DATASET = `${COMMON} access`;
const SAMPLES = `${COMMON} availability`;
const rest = [COMMON, COMMON, COMMON, COMMON, COMMON, COMMON];

it.each<[TabReader, readonly string[]]>([
  ['owner', [DATASET, SAMPLES, ...rest]],
  ['administrator', [DATASET, SAMPLES, ...rest]],
  ['reviewer', [DATASET, SAMPLES, ...rest]],
  ['team', [DATASET, COMMON, ...rest]],
  ['staff', [DATASET, COMMON, ...rest]],
])('%s: tabs of the types 1 to 8 [R2.4-10 R2.4-15 R2.4-16 R2.4-17]', (reader, tabs) => {
  expect(REQUEST_TYPES.map((type) => tabsFor(type, reader).join(' '))).toEqual(tabs);
});

it('who somebody is to a request, by the role in which they act [R2.4-17]', () => {
  const readers = Object.fromEntries(ROLES.map((role) => [role, tabReader({ isOwner: false, role })]));
  expect(readers).toEqual({
    sfari_admin: 'administrator',
    sfari_admin_lead: 'administrator',
    sfari_reviewer: 'reviewer',
    primary_researcher: 'team',
    pi_sbso: 'team',
    ...Object.fromEntries(
      [
        'abn_proj_mgr',
        'abn_reviewer',
        'access_admin',
        'external_reviewer',
        'internal_read_only',
        'internal_reviewer',
        'rm_admin',
        'sbso',
        'superuser',
      ].map((role) => [role, 'staff']),
    ),
  });
  for (const role of ROLES) expect(tabReader({ isOwner: true, role })).toBe('owner');
  expect(tabReader({ isOwner: false, role: null })).toBe('staff');
});
