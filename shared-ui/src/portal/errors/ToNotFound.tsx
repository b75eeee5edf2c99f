import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFocusOnRouteChange } from '../../design/page/use-focus-on-route-change.ts';

/**
 * A page whose own object does not exist, or must not be seen, goes to /404 with the correlation id (spec 1
 * section 8). That takes the place of the address that led nowhere, so that Back leads to where the person came from.
 */
export function ToNotFound({ correlationId }: { correlationId?: string | undefined }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [from] = useState(pathname + search);
  // The address counts as a page that was left: the h1 of /404 takes the focus, also after a first load.
  useFocusOnRouteChange();
  useEffect(() => {
    void navigate('/404', { replace: true, state: { correlationId, from } });
  }, [navigate, correlationId, from]);
  return null;
}
