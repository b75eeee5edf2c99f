import { defineConfig } from 'vitest/config';

/** Service tests: each worker has a real PostgreSQL database of its own (kit/testing). */
export default defineConfig({
  test: {
    include: ['services/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'services/contract/**'],
    environment: 'node',
    globalSetup: ['services/kit/src/testing/global-setup.ts'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
