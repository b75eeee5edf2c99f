import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { useMemoryForTemporaryFiles } from './temporary-folder.ts';

useMemoryForTemporaryFiles();
// What was compiled once is not compiled again: neither by another worker nor by the programs that tests start.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/portal-start');

/** They put something in the place of a module, which no other file may see. */
const MOCKED = [
  'services/researcher/seeds/new-type.test.ts',
  'services/researcher/src/features/request-writing/draft/form-version.test.ts',
  'services/researcher/src/features/request-documents/second-type.test.ts',
];
/**
 * They count their examples from the first, so that those are the same in each run, or look at names of prepared
 * statements, of which a process gives only so many.
 */
const ALONE = [
  'services/kit/src/database/connection/prepare-recurring.test.ts',
  'services/kit/src/resource/list.test.ts',
  'services/kit/src/resource/planning.test.ts',
  'services/*/src/matrix.test.ts',
  'services/kit/src/testing/matrix/*.test.ts',
  'services/kit/src/testing/fuzz/*.test.ts',
];
/** They measure memory or seconds, or stop whole portals: for `npm run test:all`, on a machine that does nothing else. */
const WHOLE = process.env['WHOLE_TESTS'] === 'yes' ? [] : ['**/*.slow.test.ts'];
const NEVER = ['**/node_modules/**', '**/dist/**', 'services/contract/**', ...WHOLE];

/**
 * Service tests: each file has a real PostgreSQL database of its own (kit/testing). The files of a worker share what they
 * import: to load the services again cost each file more than its tests do, and services have no state in modules.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Node imports the services as in production; vitest would transform each module and wrap each import.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['services/kit/src/testing/global-setup.ts'],
    // For `--changed`: else a line in package.json reaches every file.
    forceRerunTriggers: [],
    // for what hangs alone: on a busy machine a program takes minutes to start, and no test may fail of that
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // one more than cores: a worker waits for the database half of its time
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'services',
          include: ['services/**/*.test.ts'],
          exclude: [...NEVER, ...MOCKED, ...ALONE],
          isolate: false,
          // The files of a worker use the same databases, one after the other.
          env: { REUSE_TEST_DATABASES: 'yes' },
          globalSetup: [],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true, globalSetup: [] } },
      {
        extends: true,
        test: {
          name: 'mocked',
          include: MOCKED,
          isolate: true,
          globalSetup: [],
          experimental: { viteModuleRunner: true, nodeLoader: true },
        },
      },
    ],
  },
});
