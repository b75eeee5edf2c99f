import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { incomingFolder, publishVersion, readPointer } from '@portal/gateway/releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppName } from '../paths.ts';
import { BuildFailed } from './build-failed.ts';
import type { buildRelease } from './build-release.ts';
import { ensureApps, ensureAppsForStart } from './ensure-apps.ts';

let releasesDir: string;
let lines: string[];
beforeEach(() => {
  releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-apps-'));
  lines = [];
});
afterEach(() => fs.rmSync(releasesDir, { recursive: true, force: true }));

const ERROR = "ERROR in ./src/expose.tsx 3:0\nModule not found: Error: Can't resolve './gone.ts'";

/** Publishes one small file in place of a build of seconds; `broken` do not compile. */
function builder(broken: readonly AppName[] = []): { build: typeof buildRelease; built: string[] } {
  const built: string[] = [];
  return {
    built,
    async build(store, app, version) {
      if (broken.includes(app)) throw new BuildFailed(app, ERROR);
      const folder = incomingFolder(store, app, version);
      fs.writeFileSync(path.join(folder, 'main.js'), app);
      await publishVersion(store, app, version, folder);
      built.push(app);
    },
  };
}

const options = (build: typeof buildRelease) => ({
  releasesDir,
  report: (line: string) => void lines.push(line),
  leaving: new AbortController().signal,
  build,
});

it('builds and releases every app once, and nothing while the sources stay the same', async () => {
  const first = builder();
  expect(await ensureApps(options(first.build))).toEqual([]);
  expect(first.built.toSorted()).toEqual(['mfe-researcher', 'mfe-staff', 'mfe-tissue', 'shell']);
  expect(readPointer(releasesDir, 'mfe-staff')).toBeDefined();
  expect(lines).toContain('Building shell (1 of 4) …');
  const second = builder();
  await ensureApps(options(second.build));
  expect(second.built).toEqual([]);
});

it('starts without an app that does not compile: one line, the others are released, its addresses stay known', async () => {
  await ensureAppsForStart(options(builder(['mfe-tissue']).build));
  expect(lines.filter((line) => line.includes('cannot'))).toEqual([
    "mfe-tissue cannot be built and is missing: ./src/expose.tsx 3:0: Can't resolve './gone.ts'",
  ]);
  expect(readPointer(releasesDir, 'mfe-tissue')).toBeUndefined();
  expect(readPointer(releasesDir, 'mfe-staff')).toBeDefined();
  const declared = fs.readFileSync(path.join(releasesDir, 'mfe-tissue', 'remote.json'), 'utf8');
  expect(JSON.parse(declared)).toMatchObject({ name: 'mfe-tissue' });
});

it('leaves the last release of an app that no longer compiles, and tries again at the next start', async () => {
  await ensureApps(options(builder().build));
  const before = readPointer(releasesDir, 'mfe-tissue');
  // As if the sources had changed since.
  fs.rmSync(path.join(releasesDir, 'mfe-tissue', 'sources'));
  await ensureAppsForStart(options(builder(['mfe-tissue']).build));
  expect(lines.at(-1)).toMatch(/^mfe-tissue cannot be built and keeps its last release: /);
  expect(readPointer(releasesDir, 'mfe-tissue')).toEqual(before);
});

it('does not start without a shell', async () => {
  await expect(ensureAppsForStart(options(builder(['shell']).build))).rejects.toThrow(
    "The shell cannot be built: ./src/expose.tsx 3:0: Can't resolve './gone.ts'",
  );
});
