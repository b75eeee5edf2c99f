import { ForbiddenPage } from '@portal/shared-ui/errors';
import { Navigate, useParams } from '@portal/shared-ui/router';
import { useSessionUser } from '@portal/shared-ui/session';

/**
 * `/user/{id}` for someone without a role, whom no app serves: everyone may read their own page (spec 1 section 2), which
 * is the profile then.
 */
export function Component() {
  const { id } = useSessionUser();
  const { objectId } = useParams();
  return objectId === String(id) ? <Navigate to="/my-profile" replace /> : <ForbiddenPage />;
}
