/**
 * The public API of shared-ui for apps that are already built: its entries and the names that each exports. The API of
 * a released version is recorded in `shared-ui/api/<version>/api.json`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = path.join(import.meta.dirname, '..');
/** Entries used only to build or test an app; they are not part of the run-time API. */
const NOT_FOR_APPS = ['./build', './gallery', './testing'];

export interface EntryApi {
  readonly values: readonly string[];
  readonly types: readonly string[];
}
/** Exports by entry: '.', './form'. */
export type Api = Readonly<Record<string, EntryApi>>;

export const presentVersion = (): string => readManifest().version;

/** The source file of each entry that apps may import. */
export const entryFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readManifest().exports)
      .filter(([entry]) => !NOT_FOR_APPS.includes(entry))
      .map(([entry, file]) => [entry, path.join(ROOT, file)]),
  );

/** The entries and exports of the current sources. */
export function presentApi(): Api {
  return Object.fromEntries(
    Object.entries(entryFiles()).map(([entry, file]) => {
      const names = exportedNames(file);
      const list = (isType: boolean) =>
        [...names]
          .filter(([, type]) => type === isType)
          .map(([name]) => name)
          .toSorted();
      return [entry, { values: list(false), types: list(true) }];
    }),
  );
}

/**
 * The released versions that are still supported: an app of the same major version may be built against them. Oldest
 * first.
 */
export function listSupportedVersions(major = getMajor(presentVersion())): string[] {
  return readdirSync(path.join(ROOT, 'api'))
    .filter((version) => getMajor(version) === major)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

export const releaseFolder = (version: string): string => path.join(ROOT, 'api', version);

export const promisedApi = (version: string): Api =>
  JSON.parse(readFileSync(path.join(releaseFolder(version), 'api.json'), 'utf8')) as Api;

/** Lists every promised export that the current API lacks, one line each. */
export function brokenPromises(promised: Api, present: Api): string[] {
  return Object.entries(promised).flatMap(([entry, { values, types }]) => {
    const now = present[entry];
    if (!now) return [`the entry ${entry} is gone`];
    return [
      ...values.filter((name) => !now.values.includes(name)).map((name) => `${entry} exports no ${name}`),
      ...types
        .filter((name) => !now.types.includes(name) && !now.values.includes(name))
        .map((name) => `${entry} exports no type ${name}`),
    ];
  });
}

const getMajor = (version: string): string => version.split('.')[0] ?? '';

function readManifest(): { version: string; exports: Record<string, string> } {
  return JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as ReturnType<typeof readManifest>;
}

/** Each exported name of a module, and whether it is only a type. */
function exportedNames(file: string): Map<string, boolean> {
  const names = new Map<string, boolean>();
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
  for (const item of body) {
    if (item.type === 'ExportAllDeclaration') {
      const target = path.join(path.dirname(file), item.source.value);
      if (!existsSync(target)) throw new Error(`${file} passes on ${item.source.value}, which is no file`);
      for (const [name, isType] of exportedNames(target)) names.set(name, isType);
    } else if (item.type === 'ExportNamedDeclaration')
      for (const one of item.specifiers) {
        if (one.type === 'ExportSpecifier')
          names.set((one.exported ?? one.orig).value, item.typeOnly || one.isTypeOnly);
        else if (one.type === 'ExportNamespaceSpecifier') names.set(one.name.value, false);
      }
    else if (item.type === 'ExportDeclaration') {
      const { declaration } = item;
      if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) {
          if (id.type === 'Identifier') names.set(id.value, false);
        }
      else if ('identifier' in declaration) names.set(declaration.identifier.value, false);
      else if ('id' in declaration && 'value' in declaration.id)
        names.set(declaration.id.value, declaration.type.startsWith('Ts'));
    }
  }
  return names;
}
