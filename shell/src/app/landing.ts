import type { Session } from '@portal/contract';
import type { Role } from '@portal/contract/roles';

interface Standing {
  institution: Session['institution'];
  role: Role | null;
}

const RESEARCHERS: readonly (Role | null)[] = ['primary_researcher', 'pi_sbso'];

/** Whether the institution's RDA is fully executed (3) and this researcher has not agreed to its joinder. */
export function mustAgreeToJoinder({ institution, role }: Standing): boolean {
  return RESEARCHERS.includes(role) && institution?.rda_status === 3 && institution.joinder_date === null;
}

/**
 * Where a person goes after login, by the state of their institution (spec 1 section 4, "Routing rules after login");
 * null for home. A page that no app serves yet is skipped.
 */
export function landingPath(
  { institution, role }: Standing,
  isServed: (path: string) => boolean,
): string | null {
  if (!institution) return RESEARCHERS.includes(role) ? served('/provide-institution', isServed) : null;
  if (institution.is_current_officer) {
    const path = institution.status === 1 ? '/institution-details' : `/institution/${institution.id}`;
    return served(path, isServed);
  }
  if (RESEARCHERS.includes(role) && institution.status === 6)
    return served('/revise-institution-officer', isServed);
  return mustAgreeToJoinder({ institution, role }) ? '/joinder' : null;
}

function served(path: string, isServed: (path: string) => boolean): string | null {
  return isServed(path) ? path : null;
}
