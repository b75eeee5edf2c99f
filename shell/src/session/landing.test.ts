import type { Session } from '@portal/contract';
import { ROLES, type Role } from '@portal/contract/roles';
import { expect, test } from 'vitest';
import { landingPath, mustAgreeToJoinder, waitsForConfirmation, wasDisowned } from './landing.ts';

type Institution = NonNullable<Session['institution']>;
const institution = (changes: Partial<Institution> = {}): Institution => ({
  id: 3,
  display_name: 'Northfield University',
  status: 3,
  rda_status: 3,
  is_current_officer: false,
  user_institution: 9,
  confirmed: true,
  disowned: false,
  names_official: false,
  joinder_date: '2026-01-01T12:00:00Z',
  ...changes,
});
const RESEARCHERS: readonly Role[] = ['primary_researcher', 'pi_sbso'];
const OTHERS = ROLES.filter((role) => !RESEARCHERS.includes(role));

test.each(ROLES)('%s of an approved institution goes home [C4.4.2]', (role) => {
  expect(landingPath({ institution: institution(), role })).toBe('/');
});

test.each(['sbso', 'pi_sbso'] as const)(
  'the current officer (%s) goes to the details while they are missing, else to the institution [C4.4.3]',
  (role) => {
    const at = (status: Institution['status']) =>
      landingPath({ institution: institution({ is_current_officer: true, status, rda_status: 4 }), role });
    expect(at(1)).toBe('/institution-details');
    expect(([2, 3, 4, 5] as const).map(at)).toEqual(Array(4).fill('/institution/3'));
  },
);

test.each(RESEARCHERS)(
  '%s: a new official, an institution and the joinder are asked for [C4.4.4 C4.4.5 C4.4.6]',
  (role) => {
    expect(landingPath({ institution: institution({ status: 6, names_official: true }), role })).toBe(
      '/revise-institution-officer',
    );
    expect(landingPath({ institution: institution({ status: 6 }), role }), 'others name them').toBe('/');
    expect(landingPath({ institution: null, role })).toBe('/provide-institution');
    expect(landingPath({ institution: institution({ joinder_date: null }), role })).toBe('/joinder');
    expect(landingPath({ institution: institution({ joinder_date: null, rda_status: 2 }), role })).toBe('/');
  },
);

test.each(OTHERS)('%s is asked for none of them [C4.4.4 C4.4.6]', (role) => {
  expect(landingPath({ institution: institution({ status: 6, names_official: true }), role })).toBe('/');
  expect(landingPath({ institution: null, role })).toBe('/');
  expect(landingPath({ institution: institution({ joinder_date: null }), role })).toBe('/');
});

test('no one is asked for anything before a role is chosen', () => {
  expect(landingPath({ institution: null, role: null })).toBe('/');
});

test('who is not confirmed waits for the official, and is not led to an agreement that they cannot read', () => {
  const waiting = institution({ confirmed: false, joinder_date: null });
  for (const role of RESEARCHERS) {
    expect(landingPath({ institution: waiting, role })).toBe('/');
    expect(mustAgreeToJoinder({ institution: waiting, role })).toBe(false);
    expect(waitsForConfirmation({ institution: waiting, role })).toBe(true);
    expect(waitsForConfirmation({ institution: institution(), role })).toBe(false);
    // The ribbon about the institution itself comes first.
    expect(waitsForConfirmation({ institution: { ...waiting, status: 2 }, role })).toBe(false);
  }
  expect(waitsForConfirmation({ institution: waiting, role: 'sbso' })).toBe(false);
});

test('whom the institution removed does not wait for its official', () => {
  const removed = institution({ confirmed: false, disowned: true, joinder_date: null });
  for (const role of RESEARCHERS) {
    expect(wasDisowned({ institution: removed, role })).toBe(true);
    expect(waitsForConfirmation({ institution: removed, role })).toBe(false);
    expect(landingPath({ institution: removed, role })).toBe('/');
    expect(wasDisowned({ institution: institution({ confirmed: false }), role })).toBe(false);
    expect(wasDisowned({ institution: null, role })).toBe(false);
  }
  expect(wasDisowned({ institution: removed, role: 'sbso' })).toBe(false);
});

test('a followed link comes after a task and before the institution', () => {
  const officer = institution({ is_current_officer: true });
  expect(landingPath({ institution: officer, role: 'sbso' }, '/rda/7')).toBe('/rda/7');
  expect(landingPath({ institution: { ...officer, status: 1 }, role: 'sbso' }, '/rda/7')).toBe(
    '/institution-details',
  );
  expect(landingPath({ institution: null, role: 'primary_researcher' }, '/project')).toBe(
    '/provide-institution',
  );
  expect(landingPath({ institution: institution(), role: 'primary_researcher' }, '/project')).toBe(
    '/project',
  );
});

test('the joinder is a matter of researchers only', () => {
  expect(mustAgreeToJoinder({ institution: institution({ joinder_date: null }), role: 'sbso' })).toBe(false);
});
