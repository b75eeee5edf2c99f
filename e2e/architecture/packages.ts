/**
 * Every package that a workspace uses stands in its package.json, and nothing else does. Used is what is imported, what
 * a text names (an asset, a loader, a test environment), a tool that a script or a spawned command runs, the types of
 * what is used, and a peer of what is used.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { namedIn } from './specifiers.ts';

const SOURCES = '**/*.{ts,tsx,css,html}';
const IGNORED = [
  '**/node_modules/**',
  'templates/**',
  '**/dist/**',
  '**/.data/**',
  '**/architecture/fixtures/**',
];

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly name?: string;
}
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The root and its workspaces. */
export function workspaceFolders(): string[] {
  const folders = (readManifest('.').workspaces ?? []).flatMap((pattern) => globSync(pattern));
  return ['.', ...folders.filter((folder) => existsSync(path.join(folder, 'package.json'))).toSorted()];
}

/** Tools of the whole project stand at the root: the test runner, the types of Node. */
const PROJECT_TOOLS = new Set(Object.keys(readManifest('.').devDependencies ?? {}));

/** @returns a line for each package that is declared and unused, or used and undeclared */
export function packageFaults(folder: string, folders: readonly string[] = [folder]): string[] {
  const manifest = readManifest(folder);
  const declared = new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }),
  );
  const { values, types, texts } = listNames(folder, folders);
  const undeclared = [
    ...[...values].filter((name) => !declared.has(name) && !PROJECT_TOOLS.has(name)),
    ...[...types].filter((name) => !declared.has(name) && !declared.has(findTypesPackage(name))),
  ];
  const used = listUsed(declared, { imported: new Set([...values, ...types]), texts, manifest });
  return [
    ...[...new Set(undeclared)].map((name) => `${folder}: ${name} is used and not declared`),
    ...[...declared]
      .filter((name) => !used.has(name))
      .map((name) => `${folder}: ${name} is declared and not used`),
  ];
}

/** What the sources of the workspace name, without those of workspaces inside it. */
function listNames(folder: string, folders: readonly string[]) {
  const inner = folders
    .filter((other) => other !== folder && isInside(other, folder))
    .map((other) => `${other}/**`);
  const isCanary = folder.includes('/fixtures/');
  const exclude = [...(isCanary ? IGNORED.slice(0, 2) : IGNORED), ...inner];
  const own = readManifest(folder).name;
  const found = { values: new Set<string>(), types: new Set<string>(), texts: new Set<string>() };
  for (const file of globSync(path.posix.join(folder, SOURCES), { exclude })) {
    const { values, types, texts } = namedIn(file);
    for (const name of values) addPackage(found.values, name, own);
    for (const name of types) addPackage(found.types, name, own);
    for (const text of texts) found.texts.add(text);
  }
  return found;
}

const isInside = (inner: string, outer: string): boolean => outer === '.' || inner.startsWith(`${outer}/`);

function addPackage(found: Set<string>, specifier: string, own: string | undefined): void {
  if (/^[.#/]/.test(specifier) || isBuiltin(specifier)) return;
  const name = findPackage(specifier);
  if (name !== own) found.add(name);
}

/** `@scope/name` of `@scope/name/part`. */
const findPackage = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const findTypesPackage = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

interface Uses {
  readonly imported: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  readonly manifest: Manifest;
}

function listUsed(declared: ReadonlySet<string>, { imported, texts, manifest }: Uses): ReadonlySet<string> {
  const words = new Set(Object.values(manifest.scripts ?? {}).flatMap((script) => script.split(/\s+/)));
  const mentioned = [...texts];
  const used = new Set(
    [...declared].filter(
      (name) =>
        imported.has(name) ||
        mentioned.some(
          (text) => text === name || text.startsWith(`${name}/`) || text.includes(`node_modules/${name}/`),
        ) ||
        (name.startsWith('@') && texts.has(name.replace(/[^/]*$/, ''))) ||
        listTools(name).some((tool) => words.has(tool) || texts.has(tool)) ||
        (name === '@types/node' && imported.size > 0),
    ),
  );
  // Types and peers of what is used, and peers of those.
  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const name of declared)
      if (
        [...used, ...imported].some(
          (other) => findTypesPackage(other) === name || listPeers(other).includes(name),
        )
      )
        used.add(name);
  }
  return used;
}

function installed(name: string): Manifest | undefined {
  const folder = path.join('node_modules', name);
  return existsSync(path.join(folder, 'package.json')) ? readManifest(folder) : undefined;
}

/** Commands that the package brings. */
function listTools(name: string): string[] {
  const bin = installed(name)?.bin;
  if (bin === undefined) return [];
  return typeof bin === 'string' ? [name.replace(/^@.*\//, '')] : Object.keys(bin);
}

const listPeers = (name: string): string[] => Object.keys(installed(name)?.peerDependencies ?? {});
