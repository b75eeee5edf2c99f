import { createContext, use } from 'react';

/** Whether the reader has anything saved that a failure could make them fear for; the session knows it. */
export const SignedIn = createContext(false);

export const useSignedIn = (): boolean => use(SignedIn);
