import { globSync } from 'node:fs';
import path from 'node:path';

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Cache of compiled sources between starts, inside the repository and ignored by git. */
export const CACHE_FOLDER = 'node_modules/.cache/portal-start';

/** The browser apps, each with its own folder and release. The list is derived from the folders. */
export const APPS: readonly string[] = [
  'shell',
  ...globSync('mfe-*/', { cwd: ROOT })
    .map((one) => path.basename(one))
    .toSorted(),
];
export type AppName = string;

/** Folder of a service or app in the repository. */
export function packageFolder(name: string): string {
  return APPS.includes(name) ? path.join(ROOT, name) : path.join(ROOT, 'services', name);
}

/** Finds the app with that name. @throws Error that lists the names */
export function appNamed(name: string | undefined): AppName {
  const found = APPS.find((app) => app === name);
  if (found === undefined) throw new Error(`Name one of the apps: ${APPS.join(', ')}.`);
  return found;
}
