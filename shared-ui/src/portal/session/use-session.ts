import { use } from 'react';
import { SessionContext, type SessionState, type SessionUser } from './session-context.ts';

/** The session of the signed-in user and their role (spec 1 section 4). Throws outside SessionProvider. */
export function useSession(): SessionState {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in person. For pages that only signed-in people reach; throws when no one is signed in. */
export function useSessionUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('No one is signed in');
  return user;
}
