import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './browser.ts';
import { FURTHER_JOURNEYS, IS_USUAL_RUN, WALKS, WHOLE_WALKS } from './pages/walks.ts';
import { E2E_PORT } from './portal.ts';

/**
 * Optimizing compilers pay off only on pages that stay open. Tests leave a page soon, and without optimization loading
 * takes a third less time.
 */
const NO_OPTIMISING = '--js-flags=--no-opt,--no-maglev';

/**
 * All browser tests share one portal with its own data, started once. Three workers use it in parallel, so each test
 * creates its own objects.
 */
export default defineConfig({
  testDir: './specs',
  testIgnore: WHOLE_WALKS ? [] : IS_USUAL_RUN ? [...WALKS, ...FURTHER_JOURNEYS] : WALKS,
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/browser',
  // They are for what hangs: a busy machine takes several times longer than a quiet one, and no test may fail of that.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  fullyParallel: false,
  workers: 3,
  // A second attempt distinguishes chance from a fault; tests that needed one are named at the end of `npm test`.
  retries: 1,
  forbidOnly: true,
  reporter: [
    ['list'],
    ...(process.env['PORTAL_BROWSER_REPORT']
      ? ([['json', { outputFile: process.env['PORTAL_BROWSER_REPORT'] }]] as const)
      : []),
  ],
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    viewport: { width: 1440, height: 900 },
    // recording every step of every test costs a third of the whole run
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    ...(process.env['PLAYWRIGHT_CHROMIUM']
      ? {
          launchOptions: {
            executablePath: process.env['PLAYWRIGHT_CHROMIUM'],
            args: [...CHROMIUM_ARGUMENTS, NO_OPTIMISING],
          },
        }
      : {}),
  },
});
