/**
 * What the apps share at run time. The shell provides everything, a remote carries no copy (`import: false`).
 * Chakra, the router and zod are not shared by themselves: shared-ui is a facade over the first two, so that one
 * tree-shaken copy is shipped instead of three whole libraries.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserApp } from './app.ts';

const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'swr', '@emotion/react'];
const DEVELOPMENT_LIBRARIES = ['react/jsx-dev-runtime'];

const FACADE = '@portal/shared-ui';
/** Sub-paths that the login page needs anyway: in the first load. Every other sub-path is a chunk of its own. */
export const EAGER_SUB_PATHS = ['router', 'session', 'data', 'federation', 'page', 'errors'];

interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: true;
  eager?: boolean;
  import?: false;
}

/** The `shared` option of module federation for one app. */
export function sharedModules(
  role: BrowserApp['role'],
  development: boolean,
  facadeVersion = readVersion(FACADE),
): Record<string, SharedModule> {
  const libraries = development ? [...LIBRARIES, ...DEVELOPMENT_LIBRARIES] : LIBRARIES;
  return Object.fromEntries([
    ...libraries.map((name) => [name, sharedModule(role, readVersion(findPackage(name)), true)]),
    [FACADE, sharedModule(role, facadeVersion, true)],
    ...EAGER_SUB_PATHS.map((name) => [`${FACADE}/${name}`, sharedModule(role, facadeVersion, true)]),
    [`${FACADE}/`, sharedModule(role, facadeVersion, false)],
  ]);
}

function sharedModule(role: BrowserApp['role'], version: string, eager: boolean): SharedModule {
  const versions = { singleton: true, version, requiredVersion: `^${version}`, strictVersion: true } as const;
  return role === 'host' ? { ...versions, eager } : { ...versions, import: false };
}

function findPackage(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

function readVersion(name: string): string {
  const file =
    name === FACADE
      ? path.join(import.meta.dirname, '../package.json')
      : createRequire(import.meta.url).resolve(`${name}/package.json`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return manifest.version;
}
