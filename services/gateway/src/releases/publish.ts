import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compressFolder } from './compress.ts';
import { appPattern, readPointer, versionPattern, writePointer, type Pointer } from './pointer.ts';

/** Number of old versions to retain, because open sessions still load their chunks. */
const RETAINED_VERSIONS = 5;

const INCOMING = '.incoming-';
/** No build takes longer, so an older folder was left behind by a killed build. */
const ABANDONED_AFTER = 3_600_000;

export function hasVersion(releasesDir: string, app: string, version: string): boolean {
  return fs.existsSync(path.join(releasesDir, app, version));
}

/** The folder for a build before `publishVersion` moves it. It is on the same disk, so that moving is one rename. */
export function incomingFolder(releasesDir: string, app: string, version: string): string {
  removeAbandoned(path.join(releasesDir, app));
  // A random name, because several machines may write into one store, and in a container every process has the id 1.
  const folder = path.join(releasesDir, app, `${INCOMING}${version}-${randomBytes(6).toString('hex')}`);
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Moves a finished build into the store as a version and adds compressed copies of its files. The version appears
 * completely or not at all, and is not served until a pointer names it.
 * @throws Error where the name is invalid or the version exists already
 */
export async function publishVersion(
  releasesDir: string,
  app: string,
  version: string,
  built: string,
): Promise<void> {
  if (!appPattern.test(app)) throw new Error(`"${app}" is no name of an app.`);
  if (!versionPattern.test(version)) throw new Error(`"${version}" is no name of a version.`);
  if (hasVersion(releasesDir, app, version)) throw new Error(`${app} ${version} is there already.`);
  await compressFolder(built);
  fs.renameSync(built, path.join(releasesDir, app, version));
}

/**
 * Makes a version the current one; with `share` only for that share of the sessions.
 * @throws Error where the version is not in the store
 */
export function switchVersion(releasesDir: string, app: string, version: string, share?: number): Pointer {
  if (!hasVersion(releasesDir, app, version)) throw new Error(`There is no ${app} ${version}.`);
  const before = readPointer(releasesDir, app);
  const next = nextPointer(before, version, share);
  writePointer(releasesDir, app, next);
  removeOldVersions(releasesDir, app, next);
  return next;
}

function nextPointer(before: Pointer | undefined, version: string, share: number | undefined): Pointer {
  if (before === undefined) return { version };
  if (share !== undefined && share < 1 && before.version !== version)
    return { ...before, canary: { version, share, since: new Date().toISOString() } };
  const previous = before.version === version ? before.previous : before.version;
  return previous === undefined ? { version } : { version, previous };
}

/** Makes the canary version the current one for all sessions. @throws Error where there is none */
export function promoteVersion(releasesDir: string, app: string): Pointer {
  const canary = readPointer(releasesDir, app)?.canary;
  if (canary === undefined) throw new Error(`${app} has no new version that is tried.`);
  return switchVersion(releasesDir, app, canary.version);
}

/**
 * Reverts the last switch: ends a canary, or else makes the previous version current.
 * @throws Error where there is nothing to go back to
 */
export function rollbackVersion(releasesDir: string, app: string): Pointer {
  const before = readPointer(releasesDir, app);
  if (before === undefined) throw new Error(`${app} has no release.`);
  const { canary, ...rest } = before;
  const next = canary === undefined ? stepBack(app, rest) : rest;
  if (!hasVersion(releasesDir, app, next.version))
    throw new Error(`${app} ${next.version} is no longer in the store.`);
  writePointer(releasesDir, app, next);
  return next;
}

function stepBack(app: string, pointer: Pointer): Pointer {
  if (pointer.previous === undefined) throw new Error(`${app} has no previous version.`);
  return { version: pointer.previous, previous: pointer.version };
}

/** Versions of an app, newest first. */
export function listVersions(releasesDir: string, app: string): string[] {
  const folder = path.join(releasesDir, app);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && versionPattern.test(entry.name))
    .map((entry) => ({ name: entry.name, made: fs.statSync(path.join(folder, entry.name)).ctimeMs }))
    .toSorted((one, other) => other.made - one.made)
    .map(({ name }) => name);
}

/** Removes versions that no pointer names and that open sessions are unlikely to need. */
export function removeOldVersions(releasesDir: string, app: string, pointer: Pointer): void {
  const needed = new Set([pointer.version, pointer.previous, pointer.canary?.version]);
  const spare = listVersions(releasesDir, app).filter((version) => !needed.has(version));
  for (const version of spare.slice(RETAINED_VERSIONS)) removeFolder(path.join(releasesDir, app, version));
}

function removeAbandoned(folder: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder).filter((entry) => entry.startsWith(INCOMING))) {
    const place = path.join(folder, name);
    // Another machine may have moved its folder since the list was read.
    const found = fs.statSync(place, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) removeFolder(place);
  }
}

/** A user cannot always remove another user's files. They stay until that user deploys; the switch itself is done. */
function removeFolder(place: string): void {
  try {
    fs.rmSync(place, { recursive: true, force: true });
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
