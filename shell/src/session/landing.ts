import type { Session } from '@portal/contract';
import type { Role } from '@portal/contract/roles';

interface LandingContext {
  institution: Session['institution'];
  role: Role | null;
}

const RESEARCHERS: readonly (Role | null)[] = ['primary_researcher', 'pi_sbso'];

/** Whether this researcher must still agree to the joinder of an institution whose RDA is fully executed (3). */
export function mustAgreeToJoinder({ institution, role }: LandingContext): boolean {
  return (
    RESEARCHERS.includes(role) &&
    institution?.rda_status === 3 &&
    institution.confirmed &&
    institution.joinder_date === null
  );
}

/** Whether the researcher's approved institution has not confirmed them yet; its official acts next. */
export function waitsForConfirmation({ institution, role }: LandingContext): boolean {
  return (
    RESEARCHERS.includes(role) && institution?.status === 3 && !institution.confirmed && !institution.disowned
  );
}

/** Whether the institution removed this researcher, who has no other one. */
export function wasDisowned({ institution, role }: LandingContext): boolean {
  return RESEARCHERS.includes(role) && institution?.disowned === true;
}

/** The page of a task that the person must do first, by the state of their institution; null if there is none. */
function taskPath({ institution, role }: LandingContext): string | null {
  if (!institution) return RESEARCHERS.includes(role) ? '/provide-institution' : null;
  if (institution.is_current_officer && institution.status === 1) return '/institution-details';
  if (RESEARCHERS.includes(role) && institution.names_official) return '/revise-institution-officer';
  return mustAgreeToJoinder({ institution, role }) && !institution.is_current_officer ? '/joinder' : null;
}

/**
 * Where a person goes after login, by the state of their institution (spec 1 section 4, "Routing rules after login"). A
 * task comes first, because other people wait for it. Then comes the page `from`, so that links in mails work for
 * officials too. After that comes the institution's own page, else home.
 */
export function landingPath(context: LandingContext, from: string | null = null): string {
  const { institution } = context;
  const ownPage = institution?.is_current_officer ? `/institution/${institution.id}` : '/';
  return taskPath(context) ?? from ?? ownPage;
}
