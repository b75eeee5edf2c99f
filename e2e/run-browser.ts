/**
 * `npm run test:e2e`: finds a browser, prints which one, and runs the browser tests with the arguments after `--`.
 * PORTAL_BROWSER_CONFIG names the configuration of another folder of tests.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';
import { useMemoryForTemporaryFiles } from '../temporary-folder.ts';

const config = process.env['PORTAL_BROWSER_CONFIG'] ?? 'e2e/playwright.config.ts';
useMemoryForTemporaryFiles();
const browser = findBrowser();
console.log(`browser: ${browser.path} (${browser.source})`);
const { status } = spawnSync('playwright', ['test', '--config', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_CHROMIUM: browser.path },
});
process.exitCode = status ?? 1;
