/** The only file that knows module federation; everything else works with the loader it makes. */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import type { RemoteEntry } from '@portal/contract/remotes';
import { addWords } from '../language/load-words.ts';
import { federationGuard } from './federation-guard.ts';
import { readRegistry } from './registry.ts';
import { createRemoteLoader, type FederationRuntime } from './remote-loader.ts';

const entries = new Map<string, RemoteEntry>();
const attempts = new Map<string, number>();

registerPlugins([
  federationGuard({
    manifestIntegrity: (name) => (PORTAL_DEVELOPMENT ? undefined : entries.get(name)?.integrity),
    attempts: (name) => attempts.get(name) ?? 0,
  }),
]);

const runtime: FederationRuntime = {
  register(remotes, force) {
    for (const remote of remotes) {
      entries.set(remote.name, remote);
      if (force) attempts.set(remote.name, (attempts.get(remote.name) ?? 0) + 1);
    }
    registerRemotes(
      remotes.map(({ name, manifest }) => ({ name, entry: new URL(manifest, location.origin).href })),
      { force },
    );
  },
  load: (name) => loadRemote(`${name}/app`),
  async loadWords(name) {
    const { lang } = document.documentElement;
    if (lang === SOURCE_LANGUAGE) return;
    const pack = await loadRemote<{ default: Readonly<Record<string, unknown>> }>(`${name}/words/${lang}`);
    if (pack) addWords(pack.default);
  },
};

export const remoteLoader = createRemoteLoader(runtime, () => readRegistry({ fresh: true }));
