import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './validate.ts';

const Form = z.union([
  z.strictObject({ email: z.string(), password: z.string() }),
  z.strictObject({ token: z.string(), email: z.string().optional() }),
]);

it.each([
  [{}, ['email', 'password']],
  [{ email: 'a' }, ['password']],
  [{ token: 1 }, ['token']],
  [{ token: 'a', colour: 'red' }, ['colour']],
  [{ email: 'a', password: 1, colour: 'red' }, ['colour', 'password']],
])('of a body of several forms, %j is told what is wrong with the form it means', (body, fields) => {
  try {
    parseInput(Form, body);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ code: 'INVALID_INPUT' });
    const told = error instanceof Error && 'fields' in error ? error.fields : {};
    expect(Object.keys(told ?? {}).toSorted()).toEqual(fields);
  }
});

it('a body that is no form at all is told so', () => {
  expect(() => parseInput(Form, 'text')).toThrow('invalid input');
});
