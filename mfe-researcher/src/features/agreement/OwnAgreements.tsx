import { ForRoles, useSession } from '@portal/shared-ui/session';
import { Navigate } from '@portal/shared-ui/router';

/**
 * `/rda` for anyone but staff. Staff get a list; a Signing Official is sent to their institution's page, which lists
 * its agreements.
 */
export function OwnAgreements() {
  const { institution, role } = useSession();
  const signs = role === 'sbso' || role === 'pi_sbso';
  if (signs && institution) return <Navigate to={`/institution/${institution.id}`} replace />;
  return <ForRoles roles={[]} />;
}
