import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hasVersion, readPointer, switchVersion } from '@portal/gateway/releases';
import { APPS, type AppName } from '../paths.ts';
import { buildRelease } from './build-release.ts';
import { sourceHash } from './source-hash.ts';

/** Builds need a core and half a gigabyte each. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism()));

/**
 * Builds and releases each app whose sources have changed since the last time. Where they have not, the pointer stays
 * as it is, so that a deploy or a rollback outlives a restart.
 */
export async function ensureApps(
  releasesDir: string,
  report: (line: string) => void,
  leaving: AbortSignal,
  apps: readonly AppName[] = APPS,
): Promise<void> {
  const waiting = apps
    .map((app) => ({ app, hash: sourceHash(app) }))
    .filter(({ app, hash }) => !isDone(releasesDir, app, hash));
  const total = waiting.length;
  let begun = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      begun += 1;
      report(`Building ${next.app} (${begun} of ${total}) …`);
      const started = performance.now();
      await buildRelease(releasesDir, next.app, next.hash, leaving);
      switchVersion(releasesDir, next.app, next.hash);
      fs.writeFileSync(noteFile(releasesDir, next.app), next.hash);
      report(`Built ${next.app} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The note says which sources were last released by a start. */
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
