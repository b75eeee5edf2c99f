/** What a combination of roles hides from its holder, so that the person who assigns it knows (decision 447). */
import {
  effectiveRoles,
  INVESTIGATOR_ROLES,
  REVIEWING_ROLES,
  STAFF_ROLES,
  type Role,
} from '@portal/contract/roles';
import { user as words } from '#texts/user';

const ADMINISTRATORS: readonly Role[] = ['sfari_admin', 'superuser'];

export function describeLimits(assigned: readonly Role[]): readonly string[] {
  const actsAs = assigned.flatMap((role) => effectiveRoles(role));
  const hasAny = (roles: readonly Role[]): boolean => actsAs.some((role) => roles.includes(role));
  const isStaff = hasAny(STAFF_ROLES);
  const onConflict = hasAny(ADMINISTRATORS) ? words.limits.administrator : words.limits.conflict;
  // A single role needs no notice: reviewers learn about conflicts of interest when they are asked to review.
  const reviewsBeside =
    hasAny(REVIEWING_ROLES) && assigned.filter((role) => STAFF_ROLES.some((one) => one === role)).length > 1;
  return [
    ...(isStaff && hasAny(INVESTIGATOR_ROLES) ? [words.limits.owner] : []),
    ...(reviewsBeside ? [onConflict] : []),
  ];
}
