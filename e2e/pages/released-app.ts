/** Replaces an app by a build of the tests in one browser only; the portal does not change. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { REPOSITORY } from '../portal.ts';

const BUILD = 'shared-ui/build/released-app.command.ts';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

interface Registry {
  readonly remotes: { readonly name: string; version: string; manifest: string; integrity: string }[];
}

/** Builds the app of each released version into a folder named after the version. @throws with what was printed */
export function buildReleasedApps(app: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(REPOSITORY, BUILD), app, folder], { cwd: REPOSITORY });
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(printed))));
  });
}

/** Makes the registry name the build in `folder` and serves its files. The folder is named after the version. */
export async function serveBuild(page: Page, app: string, folder: string): Promise<void> {
  const version = `built-${path.basename(folder)}`;
  const base = `/mfe/${app}/${version}/`;
  const content = await readFile(path.join(folder, 'mf-manifest.json'));
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const { remotes } = (await response.json()) as Registry;
    const json = {
      remotes: remotes.map((entry) =>
        entry.name === app ? { ...entry, version, manifest: `${base}mf-manifest.json`, integrity } : entry,
      ),
    };
    await route.fulfill({ response, json });
  });
  await page.route(`**${base}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    await route.fulfill({
      contentType: TYPES[path.extname(file)] ?? 'text/plain',
      body: await readFile(path.join(folder, file)),
    });
  });
}
