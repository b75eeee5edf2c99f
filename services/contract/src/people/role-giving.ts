/** Which roles a person may give or take (decisions: rights narrow, they never widen automatically). */
import { ROLES, excludedPairs, type Role } from './roles.ts';

/** Roles that only a superuser gives or takes, and whose holders only a superuser changes: no one rises through them. */
export const GUARDED_ROLES: readonly Role[] = ['superuser', 'sfari_admin_lead'];

/** Beside those, an access administrator, who creates accounts, gives no one the right to change accounts. */
const ADMINISTERING_ROLES: readonly Role[] = [...GUARDED_ROLES, 'sfari_admin', 'access_admin'];

/** Roles that the person who acts as `acting` may give and take; none for people who administer no accounts. */
export function givableRoles(acting: readonly Role[]): readonly Role[] {
  if (acting.includes('superuser')) return ROLES;
  if (acting.includes('sfari_admin')) return ROLES.filter((role) => !GUARDED_ROLES.includes(role));
  if (acting.includes('access_admin')) return ROLES.filter((role) => !ADMINISTERING_ROLES.includes(role));
  return [];
}

/** Those of `held` with which `role` cannot be combined (spec 1 section 5). */
export const excludedBy = (role: Role, assigned: readonly Role[]): readonly Role[] =>
  assigned.filter((other) => other !== role && excludedPairs([role, other]).length > 0);
