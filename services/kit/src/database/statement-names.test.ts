import { expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

it('names a statement that comes again and again, always by the same name', () => {
  const nameOf = createStatementNames({ sightings: 3 });
  expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined]);
  const name = nameOf('select 1');
  expect(name).toMatch(/^[\w-]{24}$/);
  expect(nameOf('select 1')).toBe(name);
});

it('names no more than it may, and forgets what was seen long ago', () => {
  const nameOf = createStatementNames({ sightings: 2, names: 5, candidates: 10 });
  const texts = Array.from({ length: 100 }, (_, index) => `select ${index}`);
  for (const text of texts) nameOf(text);
  // The first was forgotten since, so this is its first sight again.
  expect(nameOf('select 0')).toBeUndefined();
  const named = texts.flatMap((text) => [nameOf(text), nameOf(text)]).filter((name) => name !== undefined);
  expect(new Set(named).size).toBe(5);
  expect(nameOf('select 99')).toBeUndefined();
});
