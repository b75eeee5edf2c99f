import type { Session } from '@portal/contract';
import type { Role } from '@portal/contract/roles';

interface LandingContext {
  institution: Session['institution'];
  role: Role | null;
}

const RESEARCHERS: readonly (Role | null)[] = ['primary_researcher', 'pi_sbso'];

/** Whether the institution's RDA is fully executed (3), and this researcher may join it and has not yet. */
export function mustAgreeToJoinder({ institution, role }: LandingContext): boolean {
  return (
    RESEARCHERS.includes(role) &&
    institution?.rda_status === 3 &&
    institution.confirmed &&
    institution.joinder_date === null
  );
}

/** A researcher of an approved institution that has not said yet that they belong to it: its official acts next. */
export function waitsForConfirmation({ institution, role }: LandingContext): boolean {
  return (
    RESEARCHERS.includes(role) && institution?.status === 3 && !institution.confirmed && !institution.disowned
  );
}

/** A researcher whom the institution removed, and who has no other one. */
export function wasDisowned({ institution, role }: LandingContext): boolean {
  return RESEARCHERS.includes(role) && institution?.disowned === true;
}

/** What a person has to do before anything else, by the state of their institution; null when nothing waits. */
function taskPath({ institution, role }: LandingContext): string | null {
  if (!institution) return RESEARCHERS.includes(role) ? '/provide-institution' : null;
  if (institution.is_current_officer && institution.status === 1) return '/institution-details';
  if (RESEARCHERS.includes(role) && institution.names_official) return '/revise-institution-officer';
  return mustAgreeToJoinder({ institution, role }) && !institution.is_current_officer ? '/joinder' : null;
}

/**
 * Where a person goes after login, by the state of their institution (spec 1 section 4, "Routing rules after login").
 * Others wait for a task, so it comes before the page that the person was sent here `from`; that page comes before
 * the institution's own, or no link of a mail would ever lead an official further. Home when there is nothing.
 */
export function landingPath(context: LandingContext, from: string | null = null): string {
  const { institution } = context;
  const ownPage = institution?.is_current_officer ? `/institution/${institution.id}` : '/';
  return taskPath(context) ?? from ?? ownPage;
}
