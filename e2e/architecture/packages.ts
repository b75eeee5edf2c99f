/**
 * Every package that a workspace uses is in its package.json, and no unused package is. knip checks this; knip.json
 * lists where it looks and which packages are loaded by name at run time.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const KNIP = path.resolve('node_modules/knip/bin/knip.js');

interface Named {
  readonly name: string;
}
interface Issue {
  readonly file: string;
  readonly dependencies?: readonly Named[];
  readonly devDependencies?: readonly Named[];
  readonly unlisted?: readonly Named[];
  readonly unresolved?: readonly Named[];
}

/** @returns a line for each package that is declared and unused, or used and undeclared */
export function packageFaults(folder = '.'): string[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [KNIP, '--no-progress', '--no-exit-code', '--reporter', 'json', '--directory', folder],
    { encoding: 'utf8' },
  );
  // A failed run writes no report, which would look like success.
  if (status !== 0) return [`knip failed: ${stderr.trim()}`];
  const { issues } = JSON.parse(stdout) as { readonly issues: readonly Issue[] };
  return issues.flatMap(
    ({ file, dependencies = [], devDependencies = [], unlisted = [], unresolved = [] }) => [
      ...[...dependencies, ...devDependencies].map(({ name }) => `${file}: ${name} is declared and not used`),
      ...unlisted.map(({ name }) => `${file}: ${name} is used and not declared`),
      ...unresolved.map(({ name }) => `${file}: ${name} is not found`),
    ],
  );
}
