import { hasVersion } from '@portal/gateway/releases';
import { say } from '../command.ts';
import type { AppName } from '../paths.ts';
import { buildRelease } from './build-release.ts';
import { sourceHash } from './source-hash.ts';

/**
 * Returns `wanted`, or the version of the present sources, which is built when it is not in the store.
 * @throws BuildFailed
 */
export async function ensureRelease(
  releasesDir: string,
  app: AppName,
  wanted: string | undefined,
  leaving: AbortSignal,
): Promise<string> {
  const version = wanted ?? sourceHash(app);
  if (hasVersion(releasesDir, app, version)) return version;
  if (wanted !== undefined) throw new Error(`There is no ${app} ${version}.`);
  say(`Building ${app} ${version} …`);
  await buildRelease(releasesDir, app, version, leaving);
  return version;
}
