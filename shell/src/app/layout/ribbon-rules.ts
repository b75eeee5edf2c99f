import type { Session } from '@portal/contract';

type InstitutionStatus = NonNullable<Session['institution']>['status'];

/** Pending SBSO, Under Review and Follow Up (decisions, "Institutions"). */
export function isUnconfirmed(status: InstitutionStatus): boolean {
  return status === 1 || status === 2 || status === 5;
}

/** Hidden on the verify pages, and where a navigation asks for it with `state: { hideRibbon: true }`. */
export function ribbonsAllowedAt(pathname: string, state: unknown): boolean {
  const isHidden =
    typeof state === 'object' && state !== null && 'hideRibbon' in state && state.hideRibbon === true;
  return !isHidden && !pathname.startsWith('/verif');
}
