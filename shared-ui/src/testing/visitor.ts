import type { SessionState } from '../portal/session/index.ts';

/** The session of a visitor; tests override what they need. */
export const VISITOR: SessionState = {
  status: 'anonymous',
  user: null,
  institution: null,
  role: null,
  roles: [],
  expires: null,
  impersonator: null,
  wasLost: false,
  switchRole: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  accept: () => Promise.resolve(),
};
