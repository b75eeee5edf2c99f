/** `npm run test:e2e`: finds a browser, says which, and runs the browser tests with what follows `--`. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';
import { keepTemporaryFilesInMemory } from './temporary-folder.ts';

keepTemporaryFilesInMemory();
const browser = findBrowser();
console.log(`browser: ${browser.path} (${browser.source})`);
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_CHROMIUM: browser.path },
  },
);
process.exitCode = status ?? 1;
