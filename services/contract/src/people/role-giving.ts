/** Which roles a person may grant or revoke. Rights may narrow automatically, but never widen. */
import { ROLES, excludedPairs, type Role } from './roles.ts';

/**
 * Roles that only a superuser grants or revokes, and whose holders only a superuser changes, so that no one can raise
 * their own rights.
 */
export const GUARDED_ROLES: readonly Role[] = ['superuser', 'sfari_admin_lead'];

/** Roles that may change accounts. An access administrator creates accounts but may not grant any of these. */
const ADMINISTERING_ROLES: readonly Role[] = [...GUARDED_ROLES, 'sfari_admin', 'access_admin'];

/** Roles that a person acting as `acting` may grant and revoke; none for people who do not administer accounts. */
export function givableRoles(acting: readonly Role[]): readonly Role[] {
  if (acting.includes('superuser')) return ROLES;
  if (acting.includes('sfari_admin')) return ROLES.filter((role) => !GUARDED_ROLES.includes(role));
  if (acting.includes('access_admin')) return ROLES.filter((role) => !ADMINISTERING_ROLES.includes(role));
  return [];
}

/** The roles among `assigned` that cannot be combined with `role` (spec 1 section 5). */
export const excludedBy = (role: Role, assigned: readonly Role[]): readonly Role[] =>
  assigned.filter((other) => other !== role && excludedPairs([role, other]).length > 0);
