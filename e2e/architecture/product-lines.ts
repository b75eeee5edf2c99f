/**
 * Counts the lines of the product by workspace: TypeScript without tests, texts, seeds, migrations and test helpers. A
 * workspace may not grow far beyond the size at which it was last reviewed (decision 563).
 */
import { globSync, readFileSync } from 'node:fs';

/** Lines when the workspace was last reviewed. A commit that raises a number says in its body what was added and why. */
const REVIEWED: Readonly<Record<string, number>> = {
  'mfe-researcher': 16_827,
  'mfe-staff': 25_710,
  'mfe-tissue': 5439,
  'services/cluster': 767,
  'services/common': 1008,
  'services/contract': 20_941,
  'services/core': 21_570,
  'services/fakes': 2726,
  'services/gateway': 2708,
  'services/kit': 9908,
  'services/launcher': 4660,
  'services/researcher': 16_618,
  'services/staff': 3791,
  'services/tissue': 3925,
  'shared-ui': 25_563,
  shell: 9487,
};
/** How far a workspace may grow before it is reviewed again: a share of its lines, and at least some lines. */
const GROWTH = { share: 0.03, lines: 300 };

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

interface Size {
  readonly workspace: string;
  readonly files: number;
  readonly lines: number;
}

const isOutgrown = ({ workspace, lines }: Size, reviewed = REVIEWED): boolean => {
  const size = reviewed[workspace];
  return size !== undefined && lines > size + Math.max(size * GROWTH.share, GROWTH.lines);
};

/** @returns a line for each workspace and one for the total, and the workspaces that have outgrown their last review */
export function measureProduct(): { readonly lines: readonly string[]; readonly faults: readonly string[] } {
  const sizes = WORKSPACES.toSorted().map((workspace): Size => {
    const files = globSync(`${workspace}/**/*.{ts,tsx}`).filter((name) => !IS_LEFT_OUT.test(name));
    return { workspace, files: files.length, lines: files.reduce((sum, name) => sum + countLines(name), 0) };
  });
  const sum = (key: 'files' | 'lines'): number => sizes.reduce((total, one) => total + one[key], 0);
  const describe = ({ workspace, files, lines }: Size): string => {
    const reviewed = REVIEWED[workspace];
    const growth = lines - (reviewed ?? lines);
    return `${workspace}: ${lines} lines in ${files} files${growth === 0 ? '' : ` (${growth > 0 ? '+' : ''}${growth} since its review)`}`;
  };
  const largest = sizes.toSorted((one, other) => other.lines - one.lines).slice(0, 1);
  return {
    lines: [...sizes, { workspace: 'all', files: sum('files'), lines: sum('lines') }].map(describe),
    faults: [
      ...sizes
        .filter((size) => isOutgrown(size))
        .map(
          ({ workspace, lines }) =>
            `${workspace} has ${lines} lines: share what is duplicate, or raise its number in product-lines.ts and say why`,
        ),
      // Without this a wrong pattern of files, which counts nothing, would look like a small product.
      ...(largest.every((size) => isOutgrown(size, { [size.workspace]: 1 }))
        ? []
        : ['no lines were counted']),
    ],
  };
}
