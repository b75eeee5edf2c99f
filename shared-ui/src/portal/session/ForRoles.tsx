import type { Role } from '@portal/contract/roles';
import { ForbiddenPage } from '../errors/ForbiddenPage.tsx';
import { Outlet } from '../../design/router/index.ts';
import { useSession } from './use-session.ts';

/**
 * Protects pages that fewer roles may open than the app's address allows (spec 1 section 2). The server still checks
 * each call.
 */
export function ForRoles({ roles }: { roles: readonly Role[] }) {
  const { role } = useSession();
  return role !== null && roles.includes(role) ? <Outlet /> : <ForbiddenPage />;
}
