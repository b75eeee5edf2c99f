import { createContext } from 'react';
import type { Session } from '@portal/contract';
import type { SessionRole } from '@portal/contract/roles';

export type SessionUser = Session['user'];
export type SessionInstitution = NonNullable<Session['institution']>;

export interface SessionState {
  /** `loading` until the first answer; `unreachable` when the server gave none. */
  status: 'loading' | 'anonymous' | 'signed-in' | 'unreachable';
  /** Null unless signed in. */
  user: SessionUser | null;
  /** The primary institution of the user. */
  institution: SessionInstitution | null;
  /** The role the person acts in; null while they must choose one (spec 1 section 4). */
  role: SessionRole | null;
  roles: readonly SessionRole[];
  /** Expiry time of the session token. */
  expires: Date | null;
  /** The real user during an impersonation. */
  impersonator: Session['impersonator'];
  /** True after the session ended automatically; the login page says so. */
  wasLost: boolean;
  /**
   * Stores the role as primary role, and in the cookie for 30 days. `beforeSwitch` runs after the server agreed and
   * before pages see the new role, for example to leave a page that the new role does not have. Throws ApiError if the
   * server refuses.
   */
  switchRole: (role: SessionRole, beforeSwitch?: () => Promise<void> | void) => Promise<void>;
  /**
   * Ends the session on the server, runs `beforeSwitch`, and clears all cached data. Throws ApiError if the session
   * could not be ended.
   */
  signOut: (beforeSwitch?: () => Promise<void> | void) => Promise<void>;
  /** Reads the session again, for example after the joinder. */
  refresh: () => Promise<void>;
  /** Sets the session from a login response, before the next page requests it. */
  accept: (session: Session) => Promise<void>;
}

export const SessionContext = createContext<SessionState | null>(null);
