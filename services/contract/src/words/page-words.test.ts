/** What pages in Spanish show of values that are stored in English. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ageGroups from '../texts/es/age-groups.ts';
import cohorts from '../texts/es/cohorts.ts';
import meanings from '../texts/es/signature-meanings.ts';
import quarters from '../texts/es/quarters.ts';
import teamRoles from '../texts/es/team-roles.ts';

beforeEach(() => {
  vi.resetModules();
  globalThis.portalWords = {
    'contract/age-groups': ageGroups,
    'contract/cohorts': cohorts,
    'contract/quarters': quarters,
    'contract/signature-meanings': meanings,
    'contract/team-roles': teamRoles,
  };
});
afterEach(() => {
  globalThis.portalWords = undefined;
});

it('roles of a team have names of the language, and their values stay', async () => {
  const { TEAM_ROLES, TEAM_ROLE_LABELS } = await import('../people/roles.ts');
  expect(TEAM_ROLES).toContain('Laboratory Manager');
  expect(TEAM_ROLE_LABELS['Laboratory Manager']).toBe('Gerente de laboratorio');
  expect(Object.keys(TEAM_ROLE_LABELS)).toEqual([...TEAM_ROLES]);
  for (const role of TEAM_ROLES) expect(TEAM_ROLE_LABELS[role]).not.toBe(role);
});

it('what is signed stays English, beside what it says in the language', async () => {
  const { signatureMeaning, translatedMeaning } = await import('./messages.ts');
  expect(signatureMeaning('official', 'Bay $& University')).toBe(
    'I have read this agreement and sign it for Bay $& University.',
  );
  expect(translatedMeaning('official', 'Bay University')).toBe(
    'He leído este acuerdo y lo firmo en nombre de Bay University.',
  );
});

it('a stored quarter has its name in the language', async () => {
  const { nameQuarter } = await import('../basics/quarters.ts');
  expect(nameQuarter('Q1 2027')).toBe('1.er trimestre de 2027');
  expect(nameQuarter('spring')).toBe('spring');
});

it('a stored cohort and age group are in the language, and a text that staff wrote stays', async () => {
  const { translateAgeGroup, translateCohort } = await import('../dataset/seeded-texts.ts');
  for (const text of Object.keys(cohorts)) expect(translateCohort(text)).not.toBe(text);
  for (const age of Object.keys(ageGroups)) expect(translateAgeGroup(age)).toMatch(/años/);
  expect(translateCohort('Twins')).toBe('Twins');
  expect(translateAgeGroup('Adults')).toBe('Adults');
});
