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

it('limits without words of their own are told as the forms of the portal tell them [C5.3.6]', () => {
  const Limits = z.strictObject({
    name: z.string().max(30),
    ein: z.string().min(1),
    code: z.string().min(3),
    amount: z.number().min(1).max(5),
    pages: z.int().max(2000),
    roles: z.array(z.string()).min(1).max(2),
    title: z.string().max(3, 'Words of its own'),
  });
  const told = (body: object) => {
    try {
      parseInput(Limits, body);
    } catch (error) {
      // Its names have no prototype.
      if (error instanceof AppError) return JSON.parse(JSON.stringify(error.fields));
    }
    return undefined;
  };
  const long = { name: 'x'.repeat(31), ein: '', code: 'x', amount: 6, pages: 2001, roles: ['a', 'b', 'c'] };
  expect(told({ ...long, title: 'long' })).toEqual({
    name: ['Please use at most 30 characters'],
    ein: ['Required field'],
    code: ['Please use at least 3 characters'],
    amount: ['Please enter 5 or less'],
    pages: ['Please enter 2000 or less'],
    roles: ['Please choose at most 2'],
    title: ['Words of its own'],
  });
  const small = { name: '', ein: 'x', code: 'xxx', amount: 0, pages: 1, roles: [], title: '' };
  expect(told(small)).toEqual({ amount: ['Please enter 1 or more'], roles: ['Required field'] });
});

it('a body that is no form at all is told so', () => {
  expect(() => parseInput(Form, 'text')).toThrow('invalid input');
});
