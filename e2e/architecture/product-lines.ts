/**
 * Counts the lines of the product by workspace: TypeScript without tests, texts, seeds, migrations and test helpers.
 */
import { globSync, readFileSync } from 'node:fs';

const WORKSPACES = [
  'shell',
  'mfe-researcher',
  'mfe-staff',
  'mfe-tissue',
  'shared-ui',
  ...globSync('services/*/package.json').map((name) => name.replace('/package.json', '')),
];
const IS_LEFT_OUT =
  /node_modules|\/dist\/|\.test\.tsx?$|\/texts\/|\/seeds\/|\/migrations\/|\/testing\/|\/gallery\//;

const countLines = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

/** @returns a line for each workspace and one for the total */
export function measureProduct(): string[] {
  const workspaces = WORKSPACES.toSorted().map((workspace) => {
    const files = globSync(`${workspace}/**/*.{ts,tsx}`).filter((name) => !IS_LEFT_OUT.test(name));
    return { workspace, files: files.length, lines: files.reduce((sum, name) => sum + countLines(name), 0) };
  });
  const sum = (key: 'files' | 'lines'): number => workspaces.reduce((total, one) => total + one[key], 0);
  return [...workspaces, { workspace: 'all', files: sum('files'), lines: sum('lines') }].map(
    ({ workspace, files, lines }) => `${workspace}: ${lines} lines in ${files} files`,
  );
}
