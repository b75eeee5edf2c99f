import { defineConfig } from '@playwright/test';

/** Fault tests need no browser. They start their own portals, one after the other, and cause faults in them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/faults',
  timeout: 180_000,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ...(process.env['PORTAL_FAULTS_REPORT']
      ? ([['json', { outputFile: process.env['PORTAL_FAULTS_REPORT'] }]] as const)
      : []),
  ],
});
