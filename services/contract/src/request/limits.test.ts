/** What projects, IRB letters and team members need, and the longest that each field may be, and one more (spec 2 sections 3, 5 and 9). */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { IrbBody, ProjectCreate, ProjectPatch, TeamMemberBody } from '../project/wire.ts';

const FORMS = {
  project: ProjectCreate,
  'change of a project': ProjectPatch,
  letter: IrbBody,
  member: TeamMemberBody,
} satisfies Record<string, z.ZodType>;

/** The messages about one field; what else the body lacks is of no matter here. */
const faults = (form: keyof typeof FORMS, field: string, value: unknown): string[] =>
  (FORMS[form].safeParse({ [field]: value }).error?.issues ?? [])
    .filter(({ path }) => path.join('.') === field)
    .map(({ message }) => message);

const letters = (length: number): string => 'x'.repeat(length);
/** A name of Globus of this length. */
const globus = (length: number): string => `${letters(length - 22)}@uni.test@globusid.test`.slice(-length);

test.each<[keyof typeof FORMS, string, number, (length: number) => string]>([
  ['project', 'title', 300, letters],
  ['project', 'public_title', 300, letters],
  ['change of a project', 'title', 300, letters],
  ['change of a project', 'public_title', 300, letters],
  ['letter', 'assurance_number', 24, letters],
  ['member', 'globus_username', 512, globus],
])('%s: %s has at most %i characters [R5-03 R5-04 R3-05 R5-43]', (form, field, most, make) => {
  expect(make(most)).toHaveLength(most);
  expect(faults(form, field, make(most))).toEqual([]);
  expect(faults(form, field, make(most + 1))).not.toEqual([]);
});

test.each<[keyof typeof FORMS, string]>([
  ['project', 'title'],
  ['project', 'abstract'],
  ['member', 'first_name'],
  ['member', 'last_name'],
  ['member', 'email'],
  ['member', 'institution'],
  ['member', 'user_role'],
])('%s: %s is required [R5-01 R5-02 R5-42]', (form, field) => {
  expect(faults(form, field, undefined)).not.toEqual([]);
  expect(faults(form, field, '')).not.toEqual([]);
});

test.each<[keyof typeof FORMS, string]>([
  ['project', 'public_title'],
  ['project', 'public_abstract'],
  ['letter', 'assurance_number'],
  ['member', 'globus_username'],
])('%s: %s may be left out [R5-43]', (form, field) => {
  expect(faults(form, field, undefined)).toEqual([]);
  expect(faults(form, field, null)).toEqual([]);
});

test('a letter is of an approval or of an exemption [R3-03]', () => {
  for (const designation of [1, 2]) expect(faults('letter', 'designation', designation)).toEqual([]);
  for (const designation of [0, 3, '1', null])
    expect(faults('letter', 'designation', designation)).not.toEqual([]);
});
