import type { Session } from '@portal/contract';
import { chooseSessionRole, type SessionRole } from '@portal/contract/roles';
import { readRoleCookie, writeRoleCookie } from '../data/index.ts';

/**
 * The session role of a person who signed in (spec 1 section 4). The choice is saved, because the client appends the
 * saved role to every call; a saved role that the person does not have is forgotten, or every call would be refused.
 */
export function settleSessionRole(user: Session['user']): SessionRole | null {
  const saved = readRoleCookie();
  const role = chooseSessionRole({ saved, primary: user.primary_role, roles: user.roles });
  if (role !== saved) writeRoleCookie(role);
  return role;
}
