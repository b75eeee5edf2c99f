import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Part of the first load, or not for apps. */
const NOT_OFFERED = [
  '.',
  './build',
  './data',
  './errors',
  './federation',
  './gallery',
  './page',
  './router',
  './session',
  './testing',
];

test('every sub-path of shared-ui is offered to the remotes', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const { exports } = JSON.parse(read('../../../shared-ui/package.json')) as { exports: object };
  const provided = read('provided.ts');
  const missing = Object.keys(exports)
    .filter((entry) => !NOT_OFFERED.includes(entry))
    .filter((entry) => !provided.includes(`'@portal/shared-ui${entry.slice(1)}'`));
  expect(missing).toEqual([]);
});
