/**
 * Reloads a test file for each mutant, with every module between it and the mutated file. All other modules stay
 * loaded.
 */
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';

const SHIM = new URL('./mini-vitest.ts', import.meta.url).href;
const LIBRARIES = '/node_modules/';

export interface Loader {
  /** Loads `test` with the present text of the target. */
  load(test: string): Promise<unknown>;
  /** Replaces the text of the target. */
  mutate(text: string): void;
}

/** Each process loads one target only. */
export function createLoader(target: string): Loader {
  const targetUrl = pathToFileURL(target).href;
  const importers = new Map<string, Set<string>>();
  let between: ReadonlySet<string> = new Set();
  let generation = 0;
  let text: string | undefined;
  const plain = (url: string): string => url.split('?')[0] ?? url;

  registerHooks({
    resolve(specifier, context, nextResolve) {
      const parent = plain(context.parentURL ?? '');
      if (specifier === 'vitest' && parent !== SHIM) return { url: SHIM, shortCircuit: true };
      const found = nextResolve(specifier, context);
      if (!found.url.startsWith('file:') || found.url.includes(LIBRARIES)) return found;
      const url = plain(found.url);
      importers.set(url, (importers.get(url) ?? new Set()).add(parent));
      return between.has(url) ? { ...found, url: `${url}?mutant=${generation}` } : found;
    },
    load(url, context, nextLoad) {
      if (plain(url) !== targetUrl || text === undefined) return nextLoad(url, context);
      return { format: 'module', source: stripTypeScriptTypes(text), shortCircuit: true };
    },
  });

  return {
    load: (test) => import(`${pathToFileURL(test).href}?mutant=${generation}`),
    mutate(mutated) {
      between = reaching(targetUrl, importers);
      generation += 1;
      text = mutated;
    },
  };
}

/** The module and all modules that import it, directly or indirectly. */
function reaching(url: string, importers: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set([url]);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return found;
}
