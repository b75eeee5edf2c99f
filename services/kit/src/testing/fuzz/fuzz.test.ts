/** The fuzz still sees: a service that fails, or refuses unreadably, is caught; and its values reach the code. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { TestAnswer } from '../harness.ts';
import { checkAnswer, checkTime } from './fuzz.ts';
import { makeExample } from './example.ts';
import { measureLoopTime } from './loop-time.ts';
import { fitting } from './schema.arbitrary.ts';

const answer = (status: number, body: unknown, id = 'c-1'): TestAnswer => ({
  status,
  body,
  headers: new Headers(id ? { 'X-Correlation-Id': id } : {}),
});
const refusal = (correlation_id: string) => ({ detail: 'No', code: 'FORBIDDEN', correlation_id });
const check = (given: TestAnswer) => () => checkAnswer('GET /thing/', {}, given);

it.each([
  ['a failure', answer(500, refusal('c-1'))],
  ['a part that cannot be reached', answer(503, refusal('c-1'))],
  ['an answer without correlation id', answer(200, {}, '')],
  ['a 400 without messages', answer(400, { detail: 'No' })],
  ['words for programmers', answer(400, { name: ['Invalid input: expected string, received number'] })],
  ['a page instead of an error', answer(404, '<html>')],
  ['two correlation ids', answer(403, refusal('c-2'))],
])('catches %s', (_, given) => {
  expect(check(given)).toThrow('GET /thing/');
});

it.each([
  ['success', answer(200, { any: 'thing' })],
  ['messages by field', answer(400, { name: ['Required field'] })],
  ['the words of the specification', answer(400, { name: ['Invalid input'] })],
  ['a list of messages', answer(400, ['No'])],
  ['a readable refusal', answer(403, refusal('c-1'))],
])('accepts %s', (_, given) => {
  expect(check(given)).not.toThrow();
});

const schema = z.strictObject({
  name: z.string().max(10),
  kind: z.enum(['a', 'b']),
  count: z.int().min(1).max(5).optional(),
  code: z.string().regex(/^RM\d{4}$/),
  parts: z
    .array(z.strictObject({ id: z.uuid(), on: z.iso.date().nullable() }))
    .min(1)
    .max(3),
  either: z.union([z.literal(1), z.boolean()]),
});

it('makes values that fit their schema', () => {
  const run = fc.check(fc.property(fitting(schema, 0), (value) => schema.safeParse(value).success));
  expect(run.counterexample).toBeNull();
});

it('makes values that do not, when asked', () => {
  const values = fc.sample(fitting(schema, 30), 200);
  expect(values.filter((value) => !schema.safeParse(value).success).length).toBeGreaterThan(50);
});

it('makes one example after the other, each fitting', () => {
  const examples = Array.from({ length: 20 }, () => makeExample(schema));
  expect(examples.every((value) => schema.safeParse(value).success)).toBe(true);
  expect(new Set(examples.map((value) => JSON.stringify(value))).size).toBeGreaterThan(10);
});

it('says so when no value fits', () => {
  const nothing = z.string().refine(() => false);
  expect(() => makeExample(nothing)).toThrow('no value was found that fits the schema');
});

const busyFor = (milliseconds: number): void => {
  const start = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - start < milliseconds * 1000);
};
const measureTime = async (work: () => Promise<void>) => (await measureLoopTime(work)).milliseconds;

it('catches a call that makes the event loop busy, also in pieces', async () => {
  const work = async () => {
    busyFor(200);
    await Promise.resolve();
    busyFor(100);
  };
  const milliseconds = await measureTime(work);
  expect(() => checkTime('GET /thing/', {}, milliseconds)).toThrow(
    /GET \/thing\/: blocked the event loop for \d+ ms/,
  );
});

it('counts neither waiting nor a long first try', async () => {
  const waiting = await measureTime(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(waiting).toBeLessThan(200);
  let tries = 0;
  const first = await measureTime(async () => {
    tries += 1;
    if (tries === 1) busyFor(300);
  });
  expect(() => checkTime('GET /thing/', {}, first)).not.toThrow();
});
