import { createContext, use } from 'react';
import type { RegistryState } from './use-registry.ts';

export const RegistryContext = createContext<RegistryState>({
  status: 'loading',
  remotes: [],
  retry: () => undefined,
});

/** The apps of the portal, for the header and the home page. */
export function useRemotes(): RegistryState {
  return use(RegistryContext);
}
