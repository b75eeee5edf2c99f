import { STAFF_ROLES } from '@portal/contract';

/** Part of a policy's `who`: everybody who works or reviews for the foundation sees any row. */
export const seenByStaff = Object.fromEntries(STAFF_ROLES.map((role) => [role, 'any'])) as Readonly<
  Record<(typeof STAFF_ROLES)[number], 'any'>
>;
