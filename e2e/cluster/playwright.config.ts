import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

/**
 * Tests that build further versions of an app and switch between them: `npm run test:canary`. They do not belong to the
 * usual run.
 */
export default defineConfig({
  ...usual,
  testDir: '.',
  testIgnore: [],
  globalSetup: './canary-setup.ts',
  outputDir: '../../test-results/canary',
  workers: 1,
  retries: 0,
});
