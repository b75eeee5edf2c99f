/** The longest that each field of a sign-up form may be, and one more (spec 1 sections 3, 5 and 9). */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { NewInstitutionBody, NewOfficialBody } from '../institution/endpoints.wire.ts';
import { institutionObject } from '../institution/wire.ts';
import { OfficialRegistration, ResearcherRegistration } from '../people/registration.wire.ts';
import { userObject } from '../people/user.wire.ts';

const FORMS = {
  researcher: ResearcherRegistration,
  official: OfficialRegistration,
  'new institution': NewInstitutionBody,
  'revised officer': NewOfficialBody,
  'administrator form': institutionObject.create,
  'details of an institution': institutionObject.patch,
  profile: userObject.patch,
} satisfies Record<string, z.ZodType | undefined>;

const letters = (length: number): string => 'x'.repeat(length);
const address = (length: number): string => `${letters(length - 9)}@uni.test`;

/** Whether the form finds fault with the field; what else it lacks is of no matter here. */
function refuses(form: keyof typeof FORMS, field: string, value: string): boolean {
  const body = field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const { error } = FORMS[form].safeParse(body);
  return (error?.issues ?? [])
    .flatMap((issue) => [issue, ...(issue.code === 'invalid_union' ? issue.errors.flat() : [])])
    .some(({ path }) => path.join('.') === field);
}

test.each<[keyof typeof FORMS, string, number]>([
  ['researcher', 'first_name', 30],
  ['researcher', 'last_name', 30],
  ['researcher', 'email', 254],
  ['official', 'first_name', 30],
  ['official', 'last_name', 30],
  ['official', 'title', 254],
  ['official', 'email', 254],
  ['official', 'phone_number', 30],
  ['new institution', 'institution_data.name', 100],
  ['new institution', 'io_data.first_name', 30],
  ['new institution', 'io_data.last_name', 30],
  ['new institution', 'io_data.email', 254],
  ['new institution', 'io_data.phone_number', 30],
  ['revised officer', 'io_data.first_name', 30],
  ['revised officer', 'io_data.last_name', 30],
  ['revised officer', 'io_data.email', 254],
  ['revised officer', 'io_data.phone_number', 20],
  ['administrator form', 'institution_data.name', 100],
  ['administrator form', 'institution_data.official_name', 100],
  ['administrator form', 'institution_data.ein', 25],
  ['details of an institution', 'name', 100],
  ['details of an institution', 'official_name', 100],
  ['details of an institution', 'ein', 25],
  ['profile', 'first_name', 30],
  ['profile', 'last_name', 30],
  ['profile', 'title', 254],
])(
  '%s: %s has at most %i characters [C5.3.6 C3.0.8 C3.0.9 C3.0.10 C3.0.11 C3.0.3 S5-32 R9-15]',
  (form, field, most) => {
    const value = field.endsWith('email') ? address : letters;
    expect(refuses(form, field, value(most))).toBe(false);
    expect(refuses(form, field, value(most + 1))).toBe(true);
  },
);
