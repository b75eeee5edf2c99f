import { expect, it } from 'vitest';
import { createNameCache, createStatementNames } from './statement-names.ts';

it('names a statement that comes again and again, always by the same name', () => {
  const makeName = createStatementNames({ sightings: 3 });
  expect([makeName('select 1'), makeName('select 1')]).toEqual([undefined, undefined]);
  const name = makeName('select 1');
  expect(name).toMatch(/^[\w-]{24}$/);
  expect(makeName('select 1')).toBe(name);
});

it('names what comes after many others as well', () => {
  const makeName = createStatementNames({ sightings: 2, names: 5, candidates: 10 });
  const texts = Array.from({ length: 100 }, (_, index) => `select ${index}`);
  for (const text of texts) makeName(text);
  // The first was forgotten since, so this is its first sight again.
  expect(makeName('select 0')).toBeUndefined();
  const names = texts.map((text) => [makeName(text), makeName(text)].at(-1));
  expect(new Set(names).size).toBe(100);
});

it('lets the name of what was used longest ago go', () => {
  const makeName = createStatementNames({ sightings: 2, names: 2 });
  const use = (text: string): string | undefined => [makeName(text), makeName(text)].at(-1);
  const [first] = [use('select 1'), use('select 2'), makeName('select 1'), use('select 3')];
  expect(makeName('select 1')).toBe(first);
  expect(makeName('select 2')).toBeUndefined();
});

it('says to a connection which statement to close', () => {
  const getName = createNameCache(2);
  expect([getName('a'), getName('b'), getName('a'), getName('c'), getName('a')]).toEqual([
    undefined,
    undefined,
    undefined,
    'b',
    undefined,
  ]);
});
