import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { parseInput, parseQuery } from './validate.ts';

const Form = z.union([
  z.strictObject({ email: z.string(), password: z.string() }),
  z.strictObject({ token: z.string(), email: z.string().optional() }),
]);

function catchRefusal(body: unknown): AppError {
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
])('of a body of several forms, %j gets the faults of the form it means', (body, fields) => {
  const refusal = catchRefusal(body);
  expect(refusal.code).toBe('INVALID_INPUT');
  expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual(fields);
});

it('limits without their own words have the words of the forms of the portal [C5.3.6]', () => {
  const Limits = z.strictObject({
    name: z.string().max(30),
    ein: z.string().min(1),
    code: z.string().min(3),
    amount: z.number().min(1).max(5),
    pages: z.int().max(2000),
    roles: z.array(z.string()).min(1).max(2),
    title: z.string().max(3, 'Words of its own'),
  });
  const messagesFor = (body: object) => {
    try {
      parseInput(Limits, body);
    } catch (error) {
      // Its names have no prototype.
      if (error instanceof AppError) return JSON.parse(JSON.stringify(error.fields));
    }
    return undefined;
  };
  const long = { name: 'x'.repeat(31), ein: '', code: 'x', amount: 6, pages: 2001, roles: ['a', 'b', 'c'] };
  expect(messagesFor({ ...long, title: 'long' })).toEqual({
    name: ['Please use at most 30 characters'],
    ein: ['Required field'],
    code: ['Please use at least 3 characters'],
    amount: ['Please enter 5 or less'],
    pages: ['Please enter 2,000 or less'],
    roles: ['Please choose at most 2'],
    title: ['Words of its own'],
  });
  const small = { name: '', ein: 'x', code: 'xxx', amount: 0, pages: 1, roles: [], title: '' };
  expect(messagesFor(small)).toEqual({ amount: ['Please enter 1 or more'], roles: ['Required field'] });
});

const Kinds = z.object({
  text: z.string(),
  number: z.number(),
  whole: z.int(),
  yes: z.boolean(),
  list: z.array(z.string()),
  object: z.object({ inner: z.string() }),
  record: z.record(z.enum(['a', 'b']), z.string()),
  choice: z.enum(['Human', 'Mouse']),
  number_choice: z.literal([1, 2, 3]),
  many: z.enum(Array.from({ length: 40 }, (_, index) => `choice ${index}`) as [string, ...string[]]),
  literal: z.literal('yes'),
  either: z.union([z.int(), z.boolean()]),
  told_apart: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one') }),
    z.object({ kind: z.literal('two') }),
  ]),
  uuid: z.uuid(),
  time: z.iso.datetime({ offset: true }),
  day: z.iso.date(),
  url: z.url(),
  base64: z.base64(),
  shape: z.string().regex(/^\\d$/),
  step: z.number().multipleOf(5),
});

const readMessages = (body: unknown, schema: z.ZodType = Kinds) => {
  try {
    parseInput(schema, body);
  } catch (error) {
    if (error instanceof AppError) return JSON.parse(JSON.stringify(error.fields));
  }
  return {};
};

it('what has the wrong kind is reported in plain words', () => {
  expect(
    readMessages({
      text: 1,
      number: '1',
      whole: 1.5,
      yes: 'yes',
      list: 'a',
      object: 'a',
      record: [],
      choice: 'Dog',
      number_choice: '1',
      many: 'none',
      literal: 'no',
      either: 'x',
      told_apart: { kind: 'three' },
      uuid: 'x',
      time: 'x',
      day: '2026-02-30',
      url: 'x',
      base64: '*',
      shape: 'x',
      step: 7,
    }),
  ).toEqual({
    text: ['Please enter text'],
    number: ['Please enter a number'],
    whole: ['Please enter a whole number'],
    yes: ['Please choose yes or no (true or false)'],
    list: ['Please send a list'],
    object: ['Please send an object with named values'],
    record: ['Please send an object with named values'],
    choice: ['Please choose one of: Human, Mouse'],
    number_choice: ['Please choose one of: 1, 2, 3'],
    many: ['Please choose one of the values that are offered'],
    literal: ['Please choose one of: yes'],
    either: ['This value cannot be used here'],
    'told_apart.kind': ['This value cannot be used here'],
    uuid: ['This ID is not valid'],
    time: ['Please enter a date and time, such as 2026-01-31T12:00:00Z'],
    day: ['Please enter a date that exists, such as 2026-01-31'],
    url: ['Please enter a web address that begins with https://'],
    base64: ["We couldn't read the content of the file"],
    shape: ['Please check the format'],
    step: ['Please enter a multiple of 5'],
  });
});

it('what is missing or empty is required, whatever its kind', () => {
  const none = readMessages({});
  const sent = (value: unknown) => Object.fromEntries(Object.keys(Kinds.shape).map((name) => [name, value]));
  const empty = readMessages(sent(null));
  const blank = readMessages(sent(''));
  for (const name of Object.keys(Kinds.shape)) {
    expect([name, none[name]]).toEqual([name, ['Required field']]);
    expect([name, empty[name]]).toEqual([name, ['Required field']]);
    // Text and content may be blank where the schema asks for nothing else.
    const mayBeBlank = name === 'text' || name === 'base64';
    expect([name, blank[name]]).toEqual([name, mayBeBlank ? undefined : ['Required field']]);
  }
});

it('the words of a schema go before the general ones', () => {
  const Own = z.strictObject({ own: z.string('Words of its own') });
  for (const body of [{}, { own: null }, { own: 1 }])
    expect(readMessages(body, Own)).toEqual({ own: ['Words of its own'] });
});

it('a fault in a list of a filter is reported under the name of the filter, once', () => {
  const query = z.strictObject({
    id__in: z
      .string()
      .transform((value) => value.split(','))
      .pipe(z.array(z.string().regex(/^\d+$/, 'Must be a whole number'))),
    created__gte: z.iso.date().optional(),
  });
  const refusal = (given: unknown) => {
    try {
      parseQuery(query, given);
    } catch (error) {
      if (error instanceof AppError) return JSON.parse(JSON.stringify(error.fields));
    }
    return undefined;
  };
  expect(refusal({ id__in: '1,x,2,y' })).toEqual({ id__in: ['Must be a whole number'] });
  expect(refusal({ id__in: 'x', created__gte: 'soon', colour: 'red' })).toEqual({
    id__in: ['Must be a whole number'],
    created__gte: ['Please enter a date that exists, such as 2026-01-31'],
    colour: ['Unknown field: colour'],
  });
  expect(refusal({ id__in: '1,2' })).toBeUndefined();
});

it.each([
  ['text', 'no form'],
  ['a list', [1]],
  ['nothing', null],
])('a body that is %s hears no words for programmers', (_, body) => {
  expect(readMessages(body)).toEqual(['Please send an object with named values']);
});

it('a body that is no form at all is refused as such', () => {
  expect(() => parseInput(Form, 'text')).toThrow('Please send an object with named values');
});
