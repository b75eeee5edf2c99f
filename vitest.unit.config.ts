import { defineConfig } from 'vitest/config';
import { cataloguePlugin } from './shared-ui/build/words/catalogue-plugin.ts';

const NEVER = ['**/node_modules/**', '**/dist/**'];

/** One room of the browser packages, in its own page. */
const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: NEVER,
    environment: 'happy-dom',
    // A link that a test presses must not take the page away from the tests of the next file.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    setupFiles: ['shared-ui/src/testing/setup.ts'],
  },
});

/**
 * Component and pure tests of the browser packages. Isolation is off: three times faster, and the setup file cleans the
 * page. What files share retains the pages of all that ran before, so each room has workers of its own: one worker for all
 * ran out of memory.
 */
export default defineConfig({
  plugins: [cataloguePlugin],
  test: {
    isolate: false,
    maxWorkers: 2,
    // For `--changed`: else a line in package.json reaches every file.
    forceRerunTriggers: [],
    // Whole forms take a second or two, a file of pages a few to be read. The limits are for what hangs: a machine
    // that is busy or slow must not make a test fail, so no file sets a shorter one.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [
            'services/contract/**/*.test.ts',
            'e2e/*.test.ts',
            'e2e/{bench,mutation,spec-rows}/**/*.test.ts',
          ],
          exclude: NEVER,
          environment: 'node',
        },
      },
      project('shared-ui', ['shared-ui/**/*.test.{ts,tsx}']),
      project('shell', ['shell/**/*.test.{ts,tsx}']),
      project('researcher', ['mfe-researcher/**/*.test.{ts,tsx}']),
      project('staff', ['mfe-{staff,tissue}/**/*.test.{ts,tsx}']),
    ],
  },
});
