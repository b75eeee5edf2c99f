import { createContext, useContext } from 'react';

/** Called once a decision of this page was made, so that the way on to the next request takes the focus. */
export const OwnDecision = createContext<() => void>(() => undefined);
export const useOwnDecision = (): (() => void) => useContext(OwnDecision);
