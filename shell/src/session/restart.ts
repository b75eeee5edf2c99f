import { createContext, use } from 'react';

/**
 * Makes a new router at the same address. The router keeps the promise of a page that failed to load forever, so
 * trying again needs a router that has not seen it.
 */
export const RestartContext = createContext<() => void>(() => undefined);

export function useRestart(): () => void {
  return use(RestartContext);
}
