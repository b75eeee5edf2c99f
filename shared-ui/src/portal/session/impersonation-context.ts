import { createContext, use } from 'react';

/** Acting for someone else (spec 1 section 4 "Impersonation"); who acts for whom, `useSession` knows. */
export interface ImpersonationState {
  /** True when the time ran out and the real session is back, until it was read. */
  wasReturned: boolean;
  forgetReturn: () => void;
  /** Throws ApiError when the server refuses. */
  start: (other: { email: string; reason?: string }) => Promise<void>;
  /** Brings the real session back. Throws ApiError when the server cannot. */
  stop: () => Promise<void>;
}

export const ImpersonationContext = createContext<ImpersonationState>({
  wasReturned: false,
  forgetReturn: () => undefined,
  start: () => Promise.reject(new Error('useImpersonation needs a SessionProvider above it')),
  stop: () => Promise.reject(new Error('useImpersonation needs a SessionProvider above it')),
});

export const useImpersonation = (): ImpersonationState => use(ImpersonationContext);
