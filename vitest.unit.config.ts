import { defineConfig } from 'vitest/config';
import { cataloguePlugin } from './shared-ui/build/words/catalogue-plugin.ts';

/** Component and pure tests of the browser packages. Isolation is off: three times faster, and the setup file cleans the page. */
export default defineConfig({
  plugins: [cataloguePlugin],
  test: {
    include: [
      '{shell,mfe-*,shared-ui}/**/*.test.{ts,tsx}',
      'services/contract/**/*.test.ts',
      'e2e/*.test.ts',
      'e2e/bench/**/*.test.ts',
      'e2e/spec-rows/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'happy-dom',
    setupFiles: ['shared-ui/src/testing/setup.ts'],
    isolate: false,
    maxWorkers: 2,
    // whole forms take a second or two; a busy machine must not make them fail
    testTimeout: 40_000,
  },
});
