import { ForRoles, useSession } from '@portal/shared-ui/session';
import { Navigate } from '@portal/shared-ui/router';

/** /rda, a list for staff: a Signing Official is led to their institution, whose page has its agreements. */
export function OwnAgreements() {
  const { institution, role } = useSession();
  const signs = role === 'sbso' || role === 'pi_sbso';
  if (signs && institution) return <Navigate to={`/institution/${institution.id}`} replace />;
  return <ForRoles roles={[]} />;
}
