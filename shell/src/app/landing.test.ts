import type { Session } from '@portal/contract';
import { expect, test } from 'vitest';
import { landingPath, mustAgreeToJoinder } from './landing.ts';

type Institution = NonNullable<Session['institution']>;
const institution = (changes: Partial<Institution>): Institution => ({
  id: 3,
  display_name: 'Northfield University',
  status: 3,
  rda_status: 3,
  is_current_officer: false,
  user_institution: 9,
  joinder_date: '2026-01-01T12:00:00Z',
  ...changes,
});
const everything = () => true;

test.each([
  ['a researcher in good standing goes home', 'primary_researcher', institution({}), null],
  ['no joinder yet', 'primary_researcher', institution({ joinder_date: null }), '/joinder'],
  [
    'no joinder, but the RDA is not executed',
    'primary_researcher',
    institution({ joinder_date: null, rda_status: 2 }),
    null,
  ],
  ['staff never join', 'sfari_admin', institution({ joinder_date: null }), null],
  [
    'the officer of a new institution',
    'sbso',
    institution({ is_current_officer: true, status: 1 }),
    '/institution-details',
  ],
  [
    'the officer of any other',
    'sbso',
    institution({ is_current_officer: true, status: 2 }),
    '/institution/3',
  ],
  [
    'a researcher whose officer fell away',
    'primary_researcher',
    institution({ status: 6 }),
    '/revise-institution-officer',
  ],
  ['a researcher without institution', 'primary_researcher', null, '/provide-institution'],
  ['staff without institution', 'sfari_admin', null, null],
] as const)('%s', (_, role, given, expected) => {
  expect(landingPath({ institution: given, role }, everything)).toBe(expected);
});

test('a page that no app serves yet is skipped', () => {
  expect(landingPath({ institution: null, role: 'primary_researcher' }, () => false)).toBeNull();
});

test('the joinder is a matter of researchers only', () => {
  expect(mustAgreeToJoinder({ institution: institution({ joinder_date: null }), role: 'sbso' })).toBe(false);
});
