import type { Role } from '@portal/contract/roles';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import type { ReactNode } from 'react';

/**
 * Staff who may open the pages of people, institutions and projects: the roles with the View menu (spec 1 section 2).
 */
const OPENING_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'superuser',
  'access_admin',
  'internal_read_only',
];

/** A name or a fact as a link to its page; plain text for users who may not open it. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const { role } = useSession();
  const mayOpen = role !== null && OPENING_ROLES.some((opening) => opening === role);
  return mayOpen ? <RouteLink to={to}>{children}</RouteLink> : <>{children}</>;
}
