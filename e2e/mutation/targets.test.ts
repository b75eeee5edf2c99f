import { expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { EQUIVALENT } from './equivalent.ts';
import { findRuleFiles, findTargets } from './targets.ts';

const targets = findTargets();

it('has tests for every file with rules', () => {
  expect(targets.filter(({ tests }) => tests.length === 0).map(({ file }) => file)).toEqual([]);
  expect(targets.flatMap(({ tests }) => tests).filter((test) => !existsSync(test))).toEqual([]);
});

it('mutates the rules of roles, transitions and statuses', () => {
  expect(targets.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'services/contract/src/people/roles.ts',
      'services/contract/src/request/transitions.ts',
      'services/contract/src/request/statuses.ts',
    ]),
  );
});

it('refuses a pattern that has lost one of its files', () => {
  expect(() => findRuleFiles(['services/contract/src/people/{roles,moved}.ts'])).toThrow(
    'no file matches services/contract/src/people/moved.ts',
  );
});

it('explains survivors of files that are mutated only', () => {
  const files = new Set(targets.map(({ file }) => file));
  expect(Object.keys(EQUIVALENT).filter((file) => !files.has(file))).toEqual([]);
});
