import { createContext, use } from 'react';

/** Begins to fetch what stands around a page for those who are signed in, before they are. */
export const ForetellMemberContext = createContext<() => void>(() => undefined);

export function useForetellMember(): () => void {
  return use(ForetellMemberContext);
}
