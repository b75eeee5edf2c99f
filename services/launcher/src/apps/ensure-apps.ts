import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hasVersion, readPointer, SHELL, switchVersion } from '@portal/gateway/releases';
import { APPS, packageFolder, type AppName } from '../paths.ts';
import { Problem } from '../problem.ts';
import { BuildFailed } from './build-failed.ts';
import { buildRelease } from './build-release.ts';
import { sourceHash } from './source-hash.ts';

/** Number of parallel builds; each needs a core and half a gigabyte. */
const PARALLEL_BUILDS = Math.max(1, Math.min(2, availableParallelism()));
/**
 * After this many milliseconds without output a progress line is printed, so that people see that the build is still
 * running.
 */
const STILL_BUILDING = 10_000;

/** Parameters of building the apps. Tests replace `build`. */
export interface AppsToEnsure {
  readonly releasesDir: string;
  readonly report: (line: string) => void;
  readonly leaving: AbortSignal;
  readonly apps?: readonly AppName[];
  readonly build?: typeof buildRelease;
}

/**
 * Builds and releases each app whose sources have changed since the last run. For unchanged sources the release pointer
 * stays, so that a deployment or rollback survives a restart. An app that does not compile stays on its last release
 * and does not delay the others.
 * @returns the apps that do not compile
 */
export async function ensureApps(options: AppsToEnsure): Promise<BuildFailed[]> {
  const { releasesDir, report, leaving, apps = APPS, build = buildRelease } = options;
  for (const app of apps) storeDeclaration(releasesDir, app);
  const waiting = apps
    .map((app) => ({ app, hash: sourceHash(app) }))
    .filter(({ app, hash }) => !isDone(releasesDir, app, hash));
  const total = waiting.length;
  const failed: BuildFailed[] = [];
  let begun = 0;
  const one = async ({ app, hash }: { app: AppName; hash: string }): Promise<void> => {
    begun += 1;
    report(`Building ${app} (${begun} of ${total}) …`);
    const started = performance.now();
    const seconds = (digits: number): string => ((performance.now() - started) / 1000).toFixed(digits);
    const waits = setInterval(() => report(`Building ${app} … ${seconds(0)} s`), STILL_BUILDING);
    try {
      await build(releasesDir, app, hash, leaving);
    } catch (error) {
      if (!(error instanceof BuildFailed) || leaving.aborted) throw error;
      failed.push(error);
      return;
    } finally {
      clearInterval(waits);
    }
    switchVersion(releasesDir, app, hash);
    fs.writeFileSync(noteFile(releasesDir, app), hash);
    report(`Built ${app} in ${seconds(1)} s`);
  };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await one(next);
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  return failed;
}

/**
 * Same as `ensureApps`, for a start of the portal: it starts without an app that does not compile, but not without the
 * shell.
 * @throws Problem where the shell does not compile
 */
export async function ensureAppsForStart(options: AppsToEnsure): Promise<void> {
  for (const { app, summary } of await ensureApps(options)) {
    if (app === SHELL) throw new Problem(`The shell cannot be built: ${summary}`);
    const state = readPointer(options.releasesDir, app) ? 'keeps its last release' : 'is missing';
    options.report(`${app} cannot be built and ${state}: ${summary}`);
  }
}

/** Compares with the note, which has the hash of the sources that a start last released. */
function isDone(releasesDir: string, app: AppName, hash: string): boolean {
  const pointer = readPointer(releasesDir, app);
  if (pointer === undefined || !hasVersion(releasesDir, app, pointer.version)) return false;
  try {
    return fs.readFileSync(noteFile(releasesDir, app), 'utf8') === hash;
  } catch {
    return false;
  }
}

function noteFile(releasesDir: string, app: AppName): string {
  return path.join(releasesDir, app, 'sources');
}

/**
 * Stores the app's declaration beside its versions, so that the registry knows its addresses even while it has no
 * version.
 */
function storeDeclaration(releasesDir: string, app: AppName): void {
  const declared = path.join(packageFolder(app), 'remote.json');
  if (!fs.existsSync(declared)) return;
  fs.mkdirSync(path.join(releasesDir, app), { recursive: true });
  fs.copyFileSync(declared, path.join(releasesDir, app, 'remote.json'));
}
