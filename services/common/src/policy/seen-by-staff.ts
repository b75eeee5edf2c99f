import { STAFF_ROLES } from '@portal/contract';

/** Reviewers see only what they were asked to review, and not the portal's other people and documents. */
export const REVIEW_ONLY_ROLES = ['external_reviewer', 'internal_reviewer', 'abn_reviewer'] as const;

type OfficeRole = Exclude<(typeof STAFF_ROLES)[number], (typeof REVIEW_ONLY_ROLES)[number]>;
const isOffice = (role: (typeof STAFF_ROLES)[number]): role is OfficeRole =>
  !(REVIEW_ONLY_ROLES as readonly string[]).includes(role);

/** Part of a policy's `who`: all employees of the foundation see every row (spec 3 section 6). */
export const seenByStaff = Object.fromEntries(
  STAFF_ROLES.filter(isOffice).map((role) => [role, 'any']),
) as Readonly<Record<OfficeRole, 'any'>>;

const RUNS_REVIEWS: readonly OfficeRole[] = ['sfari_admin', 'sfari_admin_lead', 'superuser'];

/** The same for rows that name a request: only administrators see them despite a conflict of interest. */
export const seenByStaffWithoutConflict = Object.fromEntries(
  STAFF_ROLES.filter(isOffice).map((role) => [role, RUNS_REVIEWS.includes(role) ? 'any' : ['unconflicted']]),
) as Readonly<Record<OfficeRole, 'any' | readonly ['unconflicted']>>;
