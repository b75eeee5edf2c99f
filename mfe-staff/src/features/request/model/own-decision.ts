import { createContext, useContext } from 'react';

/** Called after a decision on this page, so that the link to the next request takes the focus. */
export const OwnDecision = createContext<() => void>(() => undefined);
export const useOwnDecision = (): (() => void) => useContext(OwnDecision);
