/** The only file that knows module federation; everything else works with the loader it makes. */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '@portal/contract/remotes';
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
};

export const remoteLoader = createRemoteLoader(runtime, () => readRegistry({ fresh: true }));
