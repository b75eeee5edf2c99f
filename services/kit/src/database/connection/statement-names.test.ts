import { expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

it('names a statement that comes again and again, always by the same name', () => {
  const makeName = createStatementNames({ sightings: 3 });
  expect([makeName('select 1'), makeName('select 1')]).toEqual([undefined, undefined]);
  const name = makeName('select 1');
  expect(name).toMatch(/^[\w-]{24}$/);
  expect(makeName('select 1')).toBe(name);
});

it('names no more than it may, and forgets what was seen long ago', () => {
  const makeName = createStatementNames({ sightings: 2, names: 5, candidates: 10 });
  const texts = Array.from({ length: 100 }, (_, index) => `select ${index}`);
  for (const text of texts) makeName(text);
  // The first was forgotten since, so this is its first sight again.
  expect(makeName('select 0')).toBeUndefined();
  const named = texts
    .flatMap((text) => [makeName(text), makeName(text)])
    .filter((name) => name !== undefined);
  expect(new Set(named).size).toBe(5);
  expect(makeName('select 99')).toBeUndefined();
});
