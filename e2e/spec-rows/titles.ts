/** Titles of tests that name rows of the specification: `… [C2.1.3 R2.1-04]`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FURTHER_JOURNEYS, WALKS } from '../pages/walks.ts';

export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const FILES = [
  '{shell,mfe-*,shared-ui}/**/*.test.{ts,tsx}',
  'services/**/*.test.ts',
  'e2e/**/*.{spec,test}.ts',
] as const;
const ID = String.raw`(?:C\d+\.\d+\.\d+|[RSP]\d+(?:\.\d+)?-\d+)`;
/** A string literal that ends with ids in brackets. Titles do not contain their own quotation mark. */
const TITLE = new RegExp(String.raw`(['"${'`'}])((?:(?!\1).)*?)\s*\[(${ID}(?: ${ID})*)\]\1`, 'g');

/** @returns each title in the text of a test file with the rows that it names */
export function titlesWithRows(text: string): { readonly title: string; readonly rows: readonly string[] }[] {
  return [...text.matchAll(TITLE)].map(([, , title = '', ids = '']) => ({ title, rows: ids.split(' ') }));
}

const LEFT_OUT = new Set([...WALKS, ...FURTHER_JOURNEYS].map((pattern) => path.posix.basename(pattern)));

/** Whether `npm test` runs the file; else only `npm run test:all` does. Faults and cluster have journeys of their own. */
export function isInUsualRun(file: string): boolean {
  const name = path.posix.basename(file);
  if (name.endsWith('.spec.ts')) return file.startsWith('e2e/specs/') && !LEFT_OUT.has(name);
  return !name.endsWith('.slow.test.ts');
}

/** @returns tests by row id, in the order of their files */
export function testsByRow(): Map<string, NamedTest[]> {
  const found = new Map<string, NamedTest[]>();
  const files = globSync([...FILES], { exclude: ['**/node_modules/**', '**/dist/**'] }).sort();
  for (const file of files)
    for (const { title, rows } of titlesWithRows(readFileSync(file, 'utf8')))
      for (const id of rows) found.set(id, [...(found.get(id) ?? []), { file, title }]);
  return found;
}
