import { createContext, use } from 'react';

/** Starts loading the frame of signed-in people before the login is complete. */
export const PrefetchMemberContext = createContext<() => void>(() => undefined);

export function usePrefetchMember(): () => void {
  return use(PrefetchMemberContext);
}
