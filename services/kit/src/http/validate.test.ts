import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { parseInput } from './validate.ts';

const Form = z.union([
  z.strictObject({ email: z.string(), password: z.string() }),
  z.strictObject({ token: z.string(), email: z.string().optional() }),
]);

function refusalOf(body: unknown): AppError {
  try {
    parseInput(Form, body);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('it was taken');
}

it.each([
  [{}, ['email', 'password']],
  [{ email: 'a' }, ['password']],
  [{ token: 1 }, ['token']],
  [{ token: 'a', colour: 'red' }, ['colour']],
  [{ email: 'a', password: 1, colour: 'red' }, ['colour', 'password']],
])('of a body of several forms, %j is told what is wrong with the form it means', (body, fields) => {
  const refusal = refusalOf(body);
  expect(refusal.code).toBe('INVALID_INPUT');
  expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual(fields);
});

it('a body that is no form at all is told so', () => {
  expect(() => parseInput(Form, 'text')).toThrow('invalid input');
});
