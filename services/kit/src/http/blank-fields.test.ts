/** A field that is missing, null or empty is reported in the same words, in every form of the portal (spec 1 section 5). */
import { endpoints, type EndpointDefinition } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { parseInput } from './validate.ts';

type FieldMessages = Readonly<Record<string, readonly string[]>>;

function readMessages(form: z.ZodType, body: unknown): FieldMessages {
  try {
    parseInput(form, body);
    return {};
  } catch (error) {
    if (error instanceof AppError) return JSON.parse(JSON.stringify(error.fields ?? {}));
    throw error;
  }
}

/** The forms that a body may have; an object inside of a body is a form too. */
function listForms(
  schema: z.ZodType,
  within: readonly string[] = [],
): { path: readonly string[]; form: z.ZodObject }[] {
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((one) => listForms(one as z.ZodType, within));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return listForms(schema.unwrap() as z.ZodType, within);
  if (!(schema instanceof z.ZodObject)) return [];
  const inner = Object.entries(schema.shape).flatMap(([name, part]) =>
    listForms(part as z.ZodType, [...within, name]),
  );
  return [{ path: within, form: schema }, ...inner];
}

const isList = (field: z.ZodType): boolean => field.safeParse([]).success || field instanceof z.ZodArray;

const fields = Object.entries(endpoints as Readonly<Record<string, EndpointDefinition>>).flatMap(
  ([key, { body }]) =>
    (body ? listForms(body) : []).flatMap(({ path, form }) =>
      Object.entries(form.shape).map(
        ([name, field]) => [`${key} ${[...path, name].join('.')}`, name, field as z.ZodType] as const,
      ),
    ),
);

describe('a blank field', () => {
  it.each(fields)('%s', (_, name, field) => {
    const form = z.strictObject({ [name]: field });
    const missing = readMessages(form, {})[name];
    const blank = readMessages(form, { [name]: isList(field) ? [] : '' })[name];
    // An optional field may be left out, and a text may be blank where nothing forbids it.
    if (missing === undefined || blank === undefined) return;
    expect(blank).toEqual(missing);
    const nothing = field.safeParse(null).success ? missing : readMessages(form, { [name]: null })[name];
    expect(nothing).toEqual(missing);
  });

  it('is looked for in every form', () => {
    const names = fields.map(([title]) => title);
    for (const one of [
      'POST /register-user/ first_name',
      'POST /api-token-auth/ password',
      'POST /reset-password/ confirm_password',
      'POST /institution-helper/ io_data.phone_number',
      'PATCH /user/{id}/ first_name',
    ])
      expect(names).toContain(one);
  });
});

it.each([
  ['POST /register-user/', 'first_name', 'First name is required'],
  ['POST /register-user/', 'last_name', 'Last name is required'],
  ['POST /register-user/', 'password', 'Fields cannot be blank'],
  ['POST /register-user/', 'institution', 'Please select an institution'],
  ['POST /register-user/', 'recaptcha', 'Recaptcha Failed. Please confirm your are not a robot.'],
  ['POST /api-token-auth/', 'password', 'Please enter your password'],
  ['POST /api-token-auth/', 'recaptcha', 'Recaptcha Failed. Please confirm your are not a robot.'],
  ['POST /forgot-password/', 'email', 'Enter a valid email address.'],
] as const)('%s without %s says "%s"', (key, field, words) => {
  const messages = readMessages(endpoints[key].body, {});
  expect(messages[field]).toEqual([words]);
});
