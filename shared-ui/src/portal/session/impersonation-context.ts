import { createContext, use } from 'react';

/** Impersonation of another user (spec 1 section 4 "Impersonation"); `useSession` says who impersonates whom. */
export interface ImpersonationState {
  /** True after the impersonation timed out and the user's own session is back, until the user dismisses the notice. */
  wasReturned: boolean;
  forgetReturn: () => void;
  /** Throws ApiError when the server refuses. */
  start: (other: { email: string; reason?: string }) => Promise<void>;
  /** Returns to the user's own session. Throws ApiError if the server fails. */
  stop: () => Promise<void>;
}

export const ImpersonationContext = createContext<ImpersonationState>({
  wasReturned: false,
  forgetReturn: () => undefined,
  start: () => Promise.reject(new Error('useImpersonation needs a SessionProvider above it')),
  stop: () => Promise.reject(new Error('useImpersonation needs a SessionProvider above it')),
});

export const useImpersonation = (): ImpersonationState => use(ImpersonationContext);
