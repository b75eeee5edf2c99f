/**
 * No text makes the server busy: what is too long is refused before a pattern looks at it. Two megabytes of a hostile
 * address took the one process of a service for most of an hour, and no one needed an account for it.
 */
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { EndpointDefinition } from '../api/endpoint.ts';
import { endpoints } from '../api/endpoints.ts';
import { redact } from './redact.ts';

const LENGTH = 200_000;
const fill = (part: string, length = LENGTH): string => part.repeat(Math.ceil(length / part.length));
/** Beginnings that patterns like, repeated, with an end that they do not. */
const hostileTexts = (length = LENGTH): string[] =>
  ['a', ' ', '1', '-', '.', 'a.', 'a@', '1-', 'token', 'token=', '"', '\\"', '<a', '<br', 'é'].flatMap(
    (part) => [fill(part, length), `a@${fill(part, length)}"`, `token=${fill(part, length)}\0`],
  );

/** Values that reach each text inside the schema, all else left out. */
function reaching(schema: unknown, hostile: string): unknown[] {
  if (schema instanceof z.ZodString) return [hostile];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) =>
      reaching(part, hostile).map((value) => ({ [name]: value })),
    );
  if (schema instanceof z.ZodArray) return reaching(schema.element, hostile).map((value) => [value]);
  if (schema instanceof z.ZodRecord)
    return reaching(schema.valueType, hostile).map((value) => ({ key: value }));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => reaching(part, hostile));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return reaching(schema.unwrap(), hostile);
  if (schema instanceof z.ZodPipe) return reaching(schema.in, hostile);
  return [];
}

const TIMEOUT_MS = 2000;
const slowest = (work: readonly (() => unknown)[]): number =>
  Math.max(
    0,
    ...work.map((run) => {
      const started = performance.now();
      run();
      return performance.now() - started;
    }),
  );

it('evaluates a hostile text of every body as fast as any other', () => {
  const slow = Object.entries(endpoints as Record<string, EndpointDefinition>).flatMap(([key, { body }]) => {
    if (!body) return [];
    for (const hostile of hostileTexts())
      for (const value of reaching(body, hostile))
        if (slowest([() => body.safeParse(value)]) > TIMEOUT_MS)
          return [`${key} ${JSON.stringify(value).slice(0, 60)}`];
    return [];
  });
  expect(slow).toEqual([]);
});

it('takes secrets out of a long report in one pass', () => {
  expect(slowest(hostileTexts(20_000).map((text) => () => redact(text)))).toBeLessThan(TIMEOUT_MS);
});

const NAME_FIELDS = ['first_name', 'last_name', 'official_name', 'institution', 'associated_names'];
/** Names of things that only staff name, and which are in no mail to strangers. */
const OTHER_NAMES = ['POST /user/create_user/ institution'];

/** The texts that a body takes as the name of a person or institution, with their places. */
function namesIn(schema: unknown, place: string): [place: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, part]) => {
      const isName = NAME_FIELDS.includes(field) || (field === 'name' && /institution/.test(place));
      return isName ? textsIn(part, `${place} ${field}`) : namesIn(part, `${place} ${field}`);
    });
  return listParts(schema).flatMap((part) => namesIn(part, place));
}
function textsIn(schema: unknown, place: string): [place: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodString) return [[place, schema]];
  return listParts(schema).flatMap((part) => textsIn(part, place));
}
function listParts(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema.unwrap()];
  if (schema instanceof z.ZodPipe) return [schema.in];
  return [];
}

it('takes no name that is an address, or contains what no one sees, wherever names are written', () => {
  const found = Object.entries(endpoints as Record<string, EndpointDefinition>).flatMap(([key, { body }]) =>
    namesIn(body, key),
  );
  expect(found.length).toBeGreaterThan(20);
  const hostile = [
    'https://evil.test',
    'evil.test/a',
    `A${String.fromCodePoint(0x202e)}b`,
    'A\u0007b',
    'A\nb',
  ];
  const open = found.filter(([, schema]) => hostile.some((name) => schema.safeParse(name).success));
  expect(open.map(([place]) => place)).toEqual(OTHER_NAMES);
});
