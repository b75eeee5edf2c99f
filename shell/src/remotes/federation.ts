/** The only user of module federation; all other code uses the loader exported here. */
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import { reportFailure } from '../beacon/watch-page.ts';
import { addWords } from '../language/load-words.ts';
import type * as FederationRuntimeModule from './federation-runtime.ts';
import type { KnownRemote } from './federation-runtime.ts';
import { readRegistry } from './registry.ts';
import { createRemoteLoader, type FederationRuntime } from './remote-loader.ts';

const known = new Map<string, KnownRemote>();
let fetching: Promise<typeof FederationRuntimeModule> | null = null;

/**
 * Loads the federation runtime with the first app, because pages without apps do not need it. After a failure the next
 * app tries again.
 */
function fetchRuntime(): Promise<typeof FederationRuntimeModule> {
  fetching ??= import('./federation-runtime.ts').catch((error: unknown) => {
    fetching = null;
    throw error;
  });
  return fetching;
}

async function loadPart<Module>(name: string, part: string): Promise<Module | null> {
  const remote = known.get(name);
  if (!remote) throw new Error(`${name} is not in the registry`);
  const runtime = await fetchRuntime();
  return runtime.loadPart<Module>(remote, part);
}

const runtime: FederationRuntime = {
  register(remotes, force) {
    for (const entry of remotes) {
      const attempts = known.get(entry.name)?.attempts ?? 0;
      known.set(entry.name, { entry, attempts: force ? attempts + 1 : attempts });
    }
  },
  load: (name) => loadPart(name, 'app'),
  onFailure(name, error) {
    const version = known.get(name)?.entry.version;
    if (version !== undefined) reportFailure('failed', error, { app: name, version });
  },
  async loadWords(name) {
    const { lang } = document.documentElement;
    if (lang === SOURCE_LANGUAGE) return;
    const pack = await loadPart<{ default: Readonly<Record<string, unknown>> }>(name, `words/${lang}`);
    if (pack) addWords(pack.default);
  },
};

export const remoteLoader = createRemoteLoader(runtime, () => readRegistry({ fresh: true }));

/** Starts loading what every app needs, before one is opened. The app itself reports a failure. */
export function prefetchApps(): void {
  fetchRuntime().catch(() => undefined);
}
