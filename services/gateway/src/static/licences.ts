import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Middleware } from 'koa';
import type { ReleaseStore } from '../releases/release-store.ts';

/** Each build of an app writes this beside its scripts (shared-ui/build/licences-plugin.ts). */
const FILE = 'licences.txt';

/** Serves `/licences`: the packages in the served apps, with the texts that their licenses require. */
export function licencesRoute(store: ReleaseStore): Middleware {
  return async (context, next) => {
    if (context.path !== '/licences' || (context.method !== 'GET' && context.method !== 'HEAD'))
      return next();
    const parts = await Promise.all(store.apps().map((app) => readLicences(store, app)));
    const found = parts.filter((part) => part !== undefined);
    if (found.length === 0) return next();
    context.set('Cache-Control', 'no-cache');
    context.type = 'text/plain; charset=utf-8';
    context.body = found.join('\n\n');
    return undefined;
  };
}

/** Undefined for an app without a version, and for a version built before this file existed. */
async function readLicences(store: ReleaseStore, app: string): Promise<string | undefined> {
  const version = store.pointer(app)?.version;
  if (version === undefined) return undefined;
  const text = await readFile(path.join(store.versionFolder(app, version), FILE), 'utf8').catch(() => '');
  if (text === '') return undefined;
  return `${app} ${version}\n${'='.repeat(80)}\n\n${text}`;
}
