/**
 * Finds a Chromium: the one in PLAYWRIGHT_CHROMIUM, one of the system, playwright's own, one downloaded by playwright,
 * or one installed by apt as root.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Options that Chromium needs to run as root and without access to the internet. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface FoundBrowser {
  readonly path: string;
  /** Where the browser was found, for the log. */
  readonly source: string;
}

/** The headless shell comes first: it has no window code. A full Chromium opens a window even without a screen. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** @throws when no browser can be obtained, with the ways that were tried */
export function findBrowser(): FoundBrowser {
  const named = process.env['PLAYWRIGHT_CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not exist`);
    return { path: named, source: 'PLAYWRIGHT_CHROMIUM' };
  }
  const system = SYSTEM.find((path) => existsSync(path));
  if (system) return { path: system, source: 'the system' };
  if (existsSync(chromium.executablePath()))
    return { path: chromium.executablePath(), source: "playwright's own" };

  console.log('browser: none found, asking playwright to install one');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  if (existsSync(chromium.executablePath()))
    return { path: chromium.executablePath(), source: 'playwright install' };

  if (process.getuid?.() === 0) {
    console.log('browser: installing the package chromium with apt-get');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    const installed = SYSTEM.find((path) => existsSync(path));
    if (installed) return { path: installed, source: 'apt-get' };
  }
  throw new Error('No Chromium found. Install one, or name it in PLAYWRIGHT_CHROMIUM.');
}
