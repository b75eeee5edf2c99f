import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_TYPE } from '@portal/contract/statuses';
import { Navigate, useLocation } from '@portal/shared-ui/router';

/** /research-match/create: the wizard, with the type that the address names (specification 2 section 2.3). */
export function Component() {
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set('type', requestType(REQUEST_TYPE.RESEARCH_MATCH).key);
  return <Navigate to={`/request/create?${parameters}${hash}`} replace />;
}
