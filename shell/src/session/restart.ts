import { createContext, use } from 'react';

/**
 * Creates a new router at the same address. A router caches the promise of a page that failed to load forever, so a
 * retry needs a new one.
 */
export const RestartContext = createContext<() => void>(() => undefined);

export function useRestart(): () => void {
  return use(RestartContext);
}
