/**
 * The status machine of an institution (docs/institutions.md). It is a table, so that server commands, abilities and
 * pages use the same rows.
 */
import { INSTITUTION_STATUS as S, type InstitutionStatus } from '../request/statuses.ts';

export interface InstitutionTransition {
  readonly from: readonly InstitutionStatus[];
  readonly to: InstitutionStatus;
}

export const INSTITUTION_TRANSITIONS = {
  /**
   * The official provides the institution's details, or answers a follow-up; an investigator may answer a follow-up
   * too.
   */
  submit: { from: [S.PENDING_SBSO, S.FOLLOW_UP], to: S.UNDER_REVIEW },
  approve: { from: [S.UNDER_REVIEW], to: S.APPROVED },
  follow_up: { from: [S.UNDER_REVIEW], to: S.FOLLOW_UP },
  reject: { from: [S.UNDER_REVIEW], to: S.REJECTED },
  reject_official: { from: [S.PENDING_SBSO, S.UNDER_REVIEW, S.FOLLOW_UP], to: S.NEW_SBSO },
  /** The invited person is not the Signing Official, and no other one is known. */
  decline: { from: [S.PENDING_SBSO, S.UNDER_REVIEW, S.FOLLOW_UP], to: S.NEW_SBSO },
  /** An investigator or administrator names a new Signing Official. */
  name_official: { from: [S.NEW_SBSO], to: S.PENDING_SBSO },
  /** From any other status; also clears the current agreement. */
  disable: {
    from: [S.PENDING_SBSO, S.UNDER_REVIEW, S.APPROVED, S.REJECTED, S.FOLLOW_UP],
    to: S.NEW_SBSO,
  },
} as const satisfies Readonly<Record<string, InstitutionTransition>>;

export type InstitutionAction = keyof typeof INSTITUTION_TRANSITIONS;
export const INSTITUTION_ACTIONS = Object.keys(INSTITUTION_TRANSITIONS) as InstitutionAction[];

/** Administrators' decisions; each notifies the people of the institution by email. */
export const INSTITUTION_DECISIONS = [
  'approve',
  'follow_up',
  'reject',
  'reject_official',
  'disable',
] as const satisfies readonly InstitutionAction[];
export type InstitutionDecision = (typeof INSTITUTION_DECISIONS)[number];

/** Whether the status machine allows `action` in `status`. */
export const mayMoveInstitution = (action: InstitutionAction, status: InstitutionStatus): boolean =>
  (INSTITUTION_TRANSITIONS[action].from as readonly InstitutionStatus[]).includes(status);
