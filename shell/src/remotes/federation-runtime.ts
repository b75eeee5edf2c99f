/** Module federation with the modules shared by the apps: a chunk that is loaded with the first app (decision 210). */
import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteEntry } from '@portal/contract/remotes';
import { forgetFailedShares } from './failed-shares.ts';
import { federationGuard } from './federation-guard.ts';
import { provided } from './provided.ts';

export interface KnownRemote {
  readonly entry: RemoteEntry;
  /** How often it was registered again after a failure. */
  readonly attempts: number;
}

// The apps contain no runtime and look for it here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

// Registered globally, because each app has its own instance, and they share the modules.
runtimeCore.registerGlobalPlugins([forgetFailedShares]);

const known = new Map<string, KnownRemote>();

const instance = init({
  name: 'shell',
  remotes: [],
  shared: provided,
  shareStrategy: 'loaded-first',
  plugins: [
    federationGuard({
      manifestIntegrity: (name) => (PORTAL_DEVELOPMENT ? undefined : known.get(name)?.entry.integrity),
      attempts: (name) => known.get(name)?.attempts ?? 0,
    }),
  ],
});

/** Loads the module that an app exposes as `part`; after a new registration the app is loaded again. */
export function loadPart<Module>(remote: KnownRemote, part: string): Promise<Module | null> {
  const { entry, attempts } = remote;
  const before = known.get(entry.name);
  if (before?.entry !== entry || before.attempts !== attempts) {
    known.set(entry.name, remote);
    instance.registerRemotes([{ name: entry.name, entry: new URL(entry.manifest, location.origin).href }], {
      force: attempts > 0,
    });
  }
  return instance.loadRemote<Module>(`${entry.name}/${part}`);
}
