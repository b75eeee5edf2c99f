import type { Registry, RemoteEntry } from '@portal/contract/remotes';
import { checkRemoteModule, type RemoteModule } from '@portal/shared-ui/federation';
import { REMOTE_TIMEOUT } from './registry.ts';

/** The functions of module federation that the loader uses. */
export interface FederationRuntime {
  register: (remotes: readonly RemoteEntry[], force: boolean) => void;
  /** Returns the module namespace of `<name>/app`. */
  load: (name: string) => Promise<unknown>;
  /**
   * Loads the app's texts in the language of the page, before its catalogues are read; absent if everything is English.
   */
  loadWords?: (name: string) => Promise<void>;
  /** Called for a failed load, but not for repeated failures until one succeeds. */
  onFailure?: (name: string, error: unknown) => void;
}

export interface RemoteLoader {
  /** Registers the remotes so that they can be loaded; loads nothing yet. */
  use: (registry: Registry) => void;
  /**
   * Loads and checks a remote. Rejects after two attempts, or after 9 s in one; a later call tries again with a fresh
   * registry entry.
   */
  load: (name: string) => Promise<RemoteModule>;
}

/** The runtime limits its fetches and scripts; this limit also ends promises that it never settles. */
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

  /** Retries once, because network errors are often brief; an attempt that took all of its time is not retried. */
  async function loadTwice(name: string): Promise<RemoteModule> {
    const started = performance.now();
    try {
      return await loadOnce(name);
    } catch (error) {
      // The runtime ends a silent script slightly before this limit does, with its own error.
      if (performance.now() - started > LIMIT / 2) throw error;
      failed.add(name);
      return loadOnce(name);
    }
  }

  /**
   * Loads texts first, because the app reads its catalogues while it is evaluated. Without them, for example in an
   * older release, it is English.
   */
  async function loadInLanguage(name: string): Promise<unknown> {
    await runtime.loadWords?.(name).catch((error: unknown) => console.error(`${name} has no words`, error));
    return runtime.load(name);
  }

  /** After a failure the remote may have been fixed or redeployed, so its fresh registry entry is used. */
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
