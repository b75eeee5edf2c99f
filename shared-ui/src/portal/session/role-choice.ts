import type { Session } from '@portal/contract';
import { chooseSessionRole, type SessionRole } from '@portal/contract/roles';
import { readRoleCookie, writeRoleCookie } from '../data/index.ts';

/**
 * Determines the session role of a signed-in user (spec 1 section 4). The choice is stored, because the client appends
 * the stored role to every call. A stored role that the user does not have is removed, because every call would be
 * refused.
 */
export function settleSessionRole(user: Session['user']): SessionRole | null {
  const saved = readRoleCookie();
  const role = chooseSessionRole({ saved, primary: user.primary_role, roles: user.roles });
  if (role !== saved) writeRoleCookie(role);
  return role;
}
