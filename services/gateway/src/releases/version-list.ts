import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionPattern } from './pointer.ts';

/** Milliseconds for which the list is cached, because each script of a page needs it. */
const KNOWN_FOR = 1000;

export interface VersionList {
  /** Versions, newest first, at most one second old. */
  readonly readCached: () => Promise<readonly string[]>;
  /** Current versions: a page may need a script of a version that was deployed a moment ago. */
  readonly readCurrent: () => Promise<readonly string[]>;
}

/** The versions of an app in a store. Reads the file system without blocking, and once for all callers that wait. */
export function watchVersions(releasesDir: string, app: string): VersionList {
  let looked = -Infinity;
  let last: Promise<readonly string[]> = Promise.resolve([]);
  let looking: Promise<readonly string[]> | undefined;
  const readCurrent = (): Promise<readonly string[]> => {
    looking ??= readVersions(path.join(releasesDir, app)).finally(() => {
      looking = undefined;
      looked = performance.now();
    });
    last = looking;
    return looking;
  };
  return { readCurrent, readCached: () => (performance.now() - looked < KNOWN_FOR ? last : readCurrent()) };
}

async function readVersions(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory() && versionPattern.test(entry.name));
  const versions = await Promise.all(
    names.map(async ({ name }) => ({
      name,
      // A version that was removed since the folder was read comes last.
      made: await stat(path.join(folder, name)).then(
        ({ ctimeMs }) => ctimeMs,
        () => 0,
      ),
    })),
  );
  return versions.toSorted((one, other) => other.made - one.made).map(({ name }) => name);
}
