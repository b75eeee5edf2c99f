/** Titles of tests that name rows of the specification: `… [C2.1.3 C7.1.4]`. */
import { globSync, readFileSync } from 'node:fs';

export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const FILES = [
  '{shell,mfe-*,shared-ui}/**/*.test.{ts,tsx}',
  'services/**/*.test.ts',
  'e2e/**/*.spec.ts',
] as const;
/** A string literal that ends with ids in brackets. Titles do not hold their own quotation mark. */
const TITLE = /(['"`])((?:(?!\1).)*?)\s*\[((?:C\d+\.\d+\.\d+)(?: C\d+\.\d+\.\d+)*)\]\1/g;

/** @returns tests by row id, in the order of their files */
export function testsByRow(): Map<string, NamedTest[]> {
  const found = new Map<string, NamedTest[]>();
  const files = globSync([...FILES], { exclude: ['**/node_modules/**', '**/dist/**'] }).sort();
  for (const file of files)
    for (const [, , title = '', ids = ''] of readFileSync(file, 'utf8').matchAll(TITLE))
      for (const id of ids.split(' ')) found.set(id, [...(found.get(id) ?? []), { file, title }]);
  return found;
}
