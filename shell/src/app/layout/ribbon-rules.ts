import { UNCONFIRMED_INSTITUTION_STATUSES, type InstitutionStatus } from '@portal/contract/statuses';

/** The statuses Pending SBSO, Under Review and Follow Up (decisions, "Institutions"). */
export function isUnconfirmed(status: InstitutionStatus): boolean {
  return UNCONFIRMED_INSTITUTION_STATUSES.includes(status);
}

const HIDDEN_AT = /^\/(verif|institution-details)/;

/**
 * Hidden on the verify pages, on /institution-details, which contains the same text in full, and after navigation with
 * `state: { hideRibbon: true }`.
 */
export function unconfirmedRibbonAllowedAt(pathname: string, state: unknown): boolean {
  const isHidden =
    typeof state === 'object' && state !== null && 'hideRibbon' in state && state.hideRibbon === true;
  return !isHidden && !HIDDEN_AT.test(pathname);
}
