import path from 'node:path';
import type { AppNeeds, ShellPromise } from '@portal/contract/fits/contract-file';
import { findUsedEndpoints } from '@portal/contract/fits/use-rules';
import { REMOTE_MODULE_FIELDS } from '@portal/contract/remotes';
import { entryFiles, presentApi, presentVersion } from '../api.ts';
import type { BrowserApp } from '../app.ts';
import { findFilesBehind, scanFile } from './facade-sources.ts';

const FACADE = '@portal/shared-ui';
/** These modules list every field of every object, so they say nothing about which fields an app reads. */
const SCHEMAS =
  /[\\/]contract[\\/]src[\\/](objects|fits|testing)[\\/]|[\\/]contract[\\/]src[\\/]endpoints\.ts$/;
const CONTRACT = /[\\/]contract[\\/]src[\\/]/;

/**
 * What a build needs of services and of the shell, from the sources that went into it (decision 414).
 * @param files absolute paths of the modules of the build
 */
export function recordNeeds(
  app: Pick<BrowserApp, 'name' | 'role'>,
  files: readonly string[],
  sharedUiVersion = presentVersion(),
): AppNeeds {
  const own = files.filter((file) => !SCHEMAS.test(file));
  const taken = app.role === 'remote' ? listImportedNames(own) : {};
  const behind = Object.entries(taken).flatMap(([entry, names]) => {
    const file = entryFiles()[entry];
    const found = file === undefined ? [] : [...findFilesBehind(file, names)];
    return found.filter((one) => !SCHEMAS.test(one));
  });
  const texts = own.filter((file) => !CONTRACT.test(file)).flatMap((file) => scanFile(file).texts);
  const names = new Set([...own, ...behind].flatMap((file) => scanFile(file).names));
  const endpoints = findUsedEndpoints({ texts, names });
  if (app.role === 'host') return { app: app.name, endpoints };
  return {
    app: app.name,
    endpoints,
    sharedUi: { version: sharedUiVersion, entries: taken },
    exposes: [...REMOTE_MODULE_FIELDS],
  };
}

/** What a shell offers to the apps. */
export const recordPromise = (): ShellPromise => ({
  sharedUi: {
    version: presentVersion(),
    entries: Object.fromEntries(
      Object.entries(presentApi()).map(([entry, { values }]) => [entry, [...values]]),
    ),
  },
  demands: [...REMOTE_MODULE_FIELDS],
});

/** Names imported from shared-ui, by entry. */
function listImportedNames(files: readonly string[]): Record<string, string[]> {
  const taken = new Map<string, Set<string>>();
  for (const { from, names } of files.flatMap((file) => scanFile(file).imports)) {
    if (from !== FACADE && !from.startsWith(`${FACADE}/`)) continue;
    const entry = `.${from.slice(FACADE.length)}`;
    const known = taken.get(entry) ?? new Set();
    for (const name of names) if (name !== '*') known.add(name);
    taken.set(entry, known);
  }
  const byName = (one: string, other: string): number => one.localeCompare(other, 'en');
  return Object.fromEntries(
    [...taken]
      .toSorted(([one], [other]) => byName(one, other))
      .map(([entry, names]) => [entry, [...names].toSorted(byName)]),
  );
}

/** Whether a module of a build is a source of the repository. */
export const isSource = (file: string): boolean =>
  /\.(tsx?|jsx?)$/.test(file) && !file.split(path.sep).includes('node_modules');
