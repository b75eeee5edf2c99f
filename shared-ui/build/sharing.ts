/**
 * What the apps share at run time. The shell provides everything, a remote carries no copy (`import: false`).
 * Chakra, the router and zod are not shared separately: shared-ui is a facade over the first two, so that one
 * tree-shaken copy is shipped instead of three whole libraries.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'swr', '@emotion/react'];
const DEVELOPMENT_LIBRARIES = ['react/jsx-dev-runtime'];

const FACADE = '@portal/shared-ui';
/** Sub-paths that every app uses: they are loaded before the first app. Every other sub-path is a separate chunk. */
const SUB_PATHS_OF_ALL = ['router', 'session', 'data', 'federation', 'page', 'errors', 'commands'];
/**
 * Sub-paths used by the same pages form one chunk. With a chunk for each sub-path, and more for the code two of them
 * share, a request page loaded 66 scripts. Every other sub-path is a separate chunk.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  lists: [
    'bulk',
    'calendar',
    'filtered-list',
    'newest-rows',
    'request-queue',
    'request-status',
    'saved-views',
    'signing-queue',
    'table',
    'tabs',
    'tiles',
  ],
  forms: [
    'branding',
    'choice',
    'combobox',
    'date-input',
    'dialog',
    'file-links',
    'form',
    'keys',
    'picker',
    'toaster',
    'write',
  ],
  request: [
    'close-out',
    'conversation',
    'history',
    'incident',
    'mail',
    'renewal',
    'request-changes',
    'revision-points',
    'sample-availability',
    'team',
    'timeline',
    'transfer-agreement',
  ],
};
/** Only for developers of the portal. */
const NOT_PROVIDED = ['build', 'gallery', 'testing'];

interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: true;
  import: false;
}

/** The `shared` option of module federation for a remote. */
export function sharedModules(
  development: boolean,
  facadeVersion = readManifest(FACADE).version,
): Record<string, SharedModule> {
  const facade = [FACADE, ...SUB_PATHS_OF_ALL.map((name) => `${FACADE}/${name}`), `${FACADE}/`];
  return Object.fromEntries([
    ...listLibraries(development).map((name) => [name, sharedModule(getVersion(name))]),
    ...facade.map((name) => [name, sharedModule(facadeVersion)]),
  ]);
}

/** What the shell provides: `now` with the federation runtime, `later` when an app first asks. */
export function providedModules(development: boolean): {
  now: Record<string, string>;
  later: Record<string, string>;
} {
  const { version, exports } = readManifest(FACADE);
  const entries = Object.keys(exports ?? {}).map((entry) => entry.replace(/^\.\/?/, ''));
  const later = entries.filter(
    (name) => name !== '' && !SUB_PATHS_OF_ALL.includes(name) && !NOT_PROVIDED.includes(name),
  );
  const ofFacade = (names: readonly string[]) => names.map((name) => [`${FACADE}/${name}`, version] as const);
  return {
    now: Object.fromEntries([
      ...listLibraries(development).map((name) => [name, getVersion(name)] as const),
      [FACADE, version],
      ...ofFacade(SUB_PATHS_OF_ALL),
    ]),
    later: Object.fromEntries(ofFacade(later)),
  };
}

const CHUNK_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CHUNKS).flatMap(([chunk, names]) => names.map((name) => [`${FACADE}/${name}`, chunk])),
);
/** The modules that share a chunk with others. */
export const CHUNKED: readonly string[] = Object.keys(CHUNK_OF);
/** The chunk of a module; undefined if the module has a chunk of its own. */
export const findChunk = (module: string): string | undefined => CHUNK_OF[module];

const listLibraries = (development: boolean): string[] =>
  development ? [...LIBRARIES, ...DEVELOPMENT_LIBRARIES] : LIBRARIES;

const sharedModule = (version: string): SharedModule => ({
  singleton: true,
  version,
  requiredVersion: `^${version}`,
  strictVersion: true,
  import: false,
});

const getVersion = (request: string): string => readManifest(findPackage(request)).version;

function findPackage(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

function readManifest(name: string): { version: string; exports?: Record<string, string> } {
  const file =
    name === FACADE
      ? path.join(import.meta.dirname, '../package.json')
      : createRequire(import.meta.url).resolve(`${name}/package.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as { version: string; exports?: Record<string, string> };
}
