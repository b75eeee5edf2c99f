import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Part of the first load, or not for apps. */
const ELSEWHERE = ['data', 'errors', 'federation', 'page', 'router', 'session', 'testing', 'gallery'];

test('every sub-path of shared-ui is offered to the remotes', () => {
  const sources = path.join(import.meta.dirname, '../../../shared-ui/src');
  const provided = readFileSync(path.join(import.meta.dirname, 'provided.ts'), 'utf8');
  const missing = readdirSync(sources)
    .filter((name) => existsSync(path.join(sources, name, 'index.ts')))
    .filter((name) => !ELSEWHERE.includes(name) && !provided.includes(`'@portal/shared-ui/${name}'`));
  expect(missing).toEqual([]);
});
