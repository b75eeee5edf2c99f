import { useCallback, useEffect, useState } from 'react';
import type { RemoteEntry } from '@portal/contract/remotes';
import { remoteLoader } from './federation.ts';
import { readRegistry } from './registry.ts';

export interface RegistryState {
  status: 'loading' | 'ready' | 'failed';
  remotes: readonly RemoteEntry[];
  retry: () => void;
}

const NONE: readonly RemoteEntry[] = [];

/** The registry of this page load. When it cannot be read the shell still works, without apps. */
export function useRegistry(): RegistryState {
  const [state, setState] = useState<Pick<RegistryState, 'status' | 'remotes'>>({
    status: 'loading',
    remotes: NONE,
  });
  const read = useCallback(async (fresh: boolean) => {
    try {
      const registry = await readRegistry({ fresh });
      remoteLoader.use(registry);
      setState({ status: 'ready', remotes: registry.remotes });
    } catch {
      setState({ status: 'failed', remotes: NONE });
    }
  }, []);
  useEffect(() => void read(false), [read]);
  return { ...state, retry: () => void read(true) };
}
