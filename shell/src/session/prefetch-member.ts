import { createContext, use } from 'react';

/** Begins to fetch what is around a page for those who are signed in, before they are. */
export const PrefetchMemberContext = createContext<() => void>(() => undefined);

export function usePrefetchMember(): () => void {
  return use(PrefetchMemberContext);
}
