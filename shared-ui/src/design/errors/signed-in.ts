import { createContext, use } from 'react';

/** Whether the user is signed in, and so may worry about saved data after a failure; the session sets it. */
export const SignedIn = createContext(false);

export const useSignedIn = (): boolean => use(SignedIn);
