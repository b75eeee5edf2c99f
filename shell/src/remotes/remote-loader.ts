import type { Registry, RemoteEntry } from '@portal/contract/remotes';
import { checkRemoteModule, type RemoteModule } from '@portal/shared-ui/federation';
import { REMOTE_TIMEOUT } from './registry.ts';

/** What the loader needs of module federation. */
export interface FederationRuntime {
  register: (remotes: readonly RemoteEntry[], force: boolean) => void;
  /** Answers the module namespace of `<name>/app`. */
  load: (name: string) => Promise<unknown>;
  /** Puts the app's words in the language of the page where its catalogues find them; absent where all is English. */
  loadWords?: (name: string) => Promise<void>;
  /** Hears of a load that failed; not of those that follow it until one goes well. */
  onFailure?: (name: string, error: unknown) => void;
}

export interface RemoteLoader {
  /** Makes the remotes of a registry loadable; nothing is fetched yet. */
  use: (registry: Registry) => void;
  /** Loads and checks a remote. Rejects after two attempts, or 9 s into one; a later call tries anew with a fresh registry entry. */
  load: (name: string) => Promise<RemoteModule>;
}

/** The runtime has limits for its fetches and scripts; this one also ends what it never settles. */
const LIMIT = REMOTE_TIMEOUT + 500;

export function createRemoteLoader(
  runtime: FederationRuntime,
  readFreshRegistry: () => Promise<Registry>,
): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>();
  const failed = new Set<string>();
  const reported = new Set<string>();

  async function loadOnce(name: string): Promise<RemoteModule> {
    if (failed.has(name)) await registerAgain(name);
    const namespace = await withLimit(loadInLanguage(name), name);
    return checkRemoteModule((namespace as { default?: unknown } | null)?.default, name);
  }

  /** A broken line is often whole again immediately; what took all of its time is not begun anew. */
  async function loadTwice(name: string): Promise<RemoteModule> {
    const started = performance.now();
    try {
      return await loadOnce(name);
    } catch (error) {
      // The runtime ends a silent script a little before this limit does, with its own error.
      if (performance.now() - started > LIMIT / 2) throw error;
      failed.add(name);
      return loadOnce(name);
    }
  }

  /** Words first: the app reads its catalogues while it is evaluated. Without them, for instance from an older release, it is English. */
  async function loadInLanguage(name: string): Promise<unknown> {
    await runtime.loadWords?.(name).catch((error: unknown) => console.error(`${name} has no words`, error));
    return runtime.load(name);
  }

  /** After a failure the remote may have been fixed or deployed anew: what the registry says now counts. */
  async function registerAgain(name: string): Promise<void> {
    const { remotes } = await readFreshRegistry();
    const entry = remotes.find((remote) => remote.name === name);
    if (!entry) throw new Error(`${name} is not in the registry`);
    runtime.register([entry], true);
  }

  return {
    use: ({ remotes }) => runtime.register(remotes, false),
    load(name) {
      const current = loading.get(name);
      if (current) return current;
      const attempt = loadTwice(name).then(
        (module) => {
          failed.delete(name);
          reported.delete(name);
          return module;
        },
        (error: unknown) => {
          failed.add(name);
          loading.delete(name);
          if (!reported.has(name)) runtime.onFailure?.(name, error);
          reported.add(name);
          throw error;
        },
      );
      loading.set(name, attempt);
      return attempt;
    },
  };
}

function withLimit<T>(promise: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not load within ${LIMIT} ms`)), LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
