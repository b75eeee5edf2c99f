/**
 * An `index.ts` that only passes on one file makes readers open two. Entry points of packages stay, because their paths
 * are promised.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const OTHERS = ['**/node_modules/**', '**/dist/**', 'shared-ui/api/**', 'e2e/architecture/fixtures/**'];
const FIXTURE = 'e2e/architecture/fixtures/thin-index/index.ts';
const COMMENT = /\/\*[\s\S]*?\*\//g;
const PASSED_ON = /^export (?:type )?(?:\{[^}]*\}|\*) from '\.[^']*';$/;

const isThin = (file: string): boolean =>
  PASSED_ON.test(readFileSync(file, 'utf8').replaceAll(COMMENT, '').trim());

/** @returns a line for each `index.ts` that only passes on one file, and for a fixture that is not seen */
export function thinIndexFaults(): string[] {
  const entries = new Set(
    globSync('{services/*,shared-ui}/package.json').flatMap((manifest) =>
      Array.from(readFileSync(manifest, 'utf8').matchAll(/"\.\/([^"]+\.ts)"/g), ([, entry = '']) =>
        path.join(path.dirname(manifest), entry),
      ),
    ),
  );
  const thin = globSync('{services,shell,mfe-*,shared-ui,e2e}/**/index.ts', { exclude: OTHERS }).filter(
    (file) => !entries.has(file) && isThin(file),
  );
  return [
    ...thin.map((file) => `${file} only passes on one file: import that file`),
    ...(isThin(FIXTURE) ? [] : ['the index of the fixture was not seen']),
  ];
}
