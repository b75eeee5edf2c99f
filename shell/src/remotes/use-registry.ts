import { useEffect, useState } from 'react';
import type { RemoteEntry } from '@portal/contract/remotes';
import { remoteLoader } from './federation.ts';
import { readRegistry } from './registry.ts';

export interface RegistryState {
  status: 'loading' | 'ready' | 'failed';
  remotes: readonly RemoteEntry[];
  retry: () => void;
}

const NONE: readonly RemoteEntry[] = [];

type Known = Pick<RegistryState, 'status' | 'remotes'>;

async function read(fresh: boolean): Promise<Known> {
  try {
    const registry = await readRegistry({ fresh });
    remoteLoader.use(registry);
    return { status: 'ready', remotes: registry.remotes };
  } catch {
    return { status: 'failed', remotes: NONE };
  }
}

/** The registry of this page load. If it cannot be loaded, the shell works without apps. */
export function useRegistry(): RegistryState {
  const [known, setKnown] = useState<Known>({ status: 'loading', remotes: NONE });
  useEffect(() => {
    void read(false).then(setKnown);
  }, []);
  return { ...known, retry: () => void read(true).then(setKnown) };
}
