import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** Staff journeys whose clicks and keys are counted: `npm run bench -- --only desk`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../../global-setup.ts',
  outputDir: '../../../test-results/desk',
  timeout: 240_000,
  workers: 1,
  retries: 0,
  reporter: [['line'], ['./table-reporter.ts']],
});
