/**
 * Yearly compliance of an institution: its researchers are verified again by each anniversary of the day on which its
 * RDA was executed (spec 3 sections 2.12 and 4.11; decisions 380 and 381). Days are written as '2026-02-28'.
 */
import { addDays, addYears } from '../basics/days.ts';
import { translatable } from '../words/words.ts';

export const COMPLIANCE_STATUS = { COMPLIANT: 1, DUE: 2, OVERDUE: 3 } as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUS)[keyof typeof COMPLIANCE_STATUS];
export const COMPLIANCE_STATUSES = Object.values(COMPLIANCE_STATUS);
export const COMPLIANCE_STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> =
  /*#__PURE__*/ translatable('compliance-statuses', { 1: 'Compliant', 2: 'Due', 3: 'Overdue' });

/** The verification is due from this many days before an anniversary; a verification in that period counts for it. */
export const VERIFICATION_DAYS = 60;

/** The first anniversary of `executed` strictly after `covered`. */
export function anniversaryAfter(executed: string, covered: string): string {
  const years = Math.max(1, Number(covered.slice(0, 4)) - Number(executed.slice(0, 4)));
  const anniversary = addYears(executed, years);
  return anniversary > covered ? anniversary : addYears(executed, years + 1);
}

/**
 * The anniversary by which a researcher must be verified.
 * @param joined first day of the person's membership in the institution
 * @param checked the day of the institution's last verification of the person, or null
 */
export function verificationDue(executed: string, joined: string, checked: string | null): string {
  const counted = checked === null ? joined : addDays(checked, VERIFICATION_DAYS);
  return anniversaryAfter(executed, counted > joined ? counted : joined);
}

/** The institution's status on the day `today`, given its next anniversary. */
export function complianceOn(today: string, anniversary: string): ComplianceStatus {
  if (today > anniversary) return COMPLIANCE_STATUS.OVERDUE;
  return addDays(anniversary, -VERIFICATION_DAYS) <= today
    ? COMPLIANCE_STATUS.DUE
    : COMPLIANCE_STATUS.COMPLIANT;
}

/**
 * Whether an administrator's acknowledgment still counts: it refers to this anniversary, and no anniversary has passed
 * since.
 * @param acknowledged the day of the acknowledgment, or null
 */
export function isAcknowledged(
  today: string,
  anniversary: string,
  acknowledged: string | null,
  executed: string,
): boolean {
  if (acknowledged === null || acknowledged < addDays(anniversary, -VERIFICATION_DAYS)) return false;
  // True if no anniversary lies between the two days: the next one after the acknowledgment is today or later.
  return anniversaryAfter(executed, addDays(acknowledged, -1)) >= today;
}
