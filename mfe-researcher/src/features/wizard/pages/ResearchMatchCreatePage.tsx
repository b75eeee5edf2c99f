import { OFFERED_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import { Navigate, useLocation } from '@portal/shared-ui/router';

/** `/research-match/create`: the wizard for the type named in the address (spec 2 section 2.3). */
export function Component() {
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const application = OFFERED_REQUEST_TYPES.find(({ flow }) => flow === 'research_match');
  if (application) parameters.set('type', application.key);
  return <Navigate to={`/request/create?${parameters}${hash}`} replace />;
}
