import { ForbiddenPage } from '@portal/shared-ui/errors';
import { Navigate, useParams } from '@portal/shared-ui/router';
import { useSessionUser } from '@portal/shared-ui/session';

/**
 * `/user/{id}` for people without a role, for whom no app has this page. Everyone may read their own page (spec 1
 * section 2), so it shows their profile.
 */
export function Component() {
  const { id } = useSessionUser();
  const { objectId } = useParams();
  return objectId === String(id) ? <Navigate to="/my-profile" replace /> : <ForbiddenPage />;
}
