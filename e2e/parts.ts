/**
 * The parts of the test suite in order: `npm test` runs CHECKS and PARTS. `npm run test:all` runs all of them in full,
 * and then the parts that take hours (docs/tests.md).
 */
import path from 'node:path';
import type { Step } from './steps.ts';

export interface Part {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The file to which the part writes its counts; a part without one counts as one test. */
  readonly report?: string;
}

/** Absolute, because playwright resolves relative paths from the folder of its configuration. */
export const REPORTS = path.resolve('test-results/reports');
export const report = (name: string): string => `${REPORTS}/${name}.json`;

/**
 * As in the browser tests, a second attempt distinguishes chance from a fault. Tests that needed one are named at the
 * end.
 */
const SECOND_TRY = '--retry=1';

/** They only read the sources, so they run beside each other. Each counts as one test. */
export const CHECKS: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'architecture', command: ['node', 'e2e/architecture/check.ts'] },
  ...['server', 'browser', 'e2e'].map((name): Step => ({
    name: `types of ${name}`,
    command: ['tsc', '-p', `tsconfig.${name}.json`],
  })),
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'spec rows', command: ['node', 'e2e/spec-rows/check.ts'] },
];

export const PARTS: readonly Part[] = [
  {
    name: 'unit',
    command: [
      'vitest',
      'run',
      '--config',
      'vitest.unit.config.ts',
      SECOND_TRY,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('unit')}`,
    ],
    report: report('unit'),
  },
  {
    name: 'services',
    command: [
      'vitest',
      'run',
      '--config',
      'vitest.services.config.ts',
      SECOND_TRY,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('services')}`,
    ],
    report: report('services'),
  },
  { name: 'browser', command: ['node', 'e2e/run-browser.ts'], report: report('browser') },
];

/** Parts that a release requires. Each prints its results. */
export const FOR_RELEASES: readonly Part[] = [
  {
    name: 'faults',
    command: ['playwright', 'test', '--config', 'e2e/faults/playwright.config.ts'],
    report: report('faults'),
  },
  { name: 'new parts', command: ['npm', 'run', '--silent', 'test:new'] },
  { name: 'canary', command: ['npm', 'run', '--silent', 'test:canary'] },
  { name: 'cluster', command: ['npm', 'run', '--silent', 'test:cluster'] },
  { name: 'mutation', command: ['npm', 'run', '--silent', 'test:mutation'] },
  {
    name: 'bench',
    command: ['npm', 'run', '--silent', 'bench', '--', '--sizes', '100000,1000000', '--only', 'all'],
  },
];
