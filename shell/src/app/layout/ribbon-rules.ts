import { UNCONFIRMED_INSTITUTION_STATUSES, type InstitutionStatus } from '@portal/contract/statuses';

/** Pending SBSO, Under Review and Follow Up (decisions, "Institutions"). */
export function isUnconfirmed(status: InstitutionStatus): boolean {
  return UNCONFIRMED_INSTITUTION_STATUSES.includes(status);
}

const HIDDEN_AT = /^\/(verif|institution-details)/;

/**
 * Hidden on the verify pages, on /institution-details, which says the same at length, and where a navigation asks for
 * it with `state: { hideRibbon: true }`.
 */
export function unconfirmedRibbonAllowedAt(pathname: string, state: unknown): boolean {
  const isHidden =
    typeof state === 'object' && state !== null && 'hideRibbon' in state && state.hideRibbon === true;
  return !isHidden && !HIDDEN_AT.test(pathname);
}
