import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFocusOnRouteChange } from '../../design/page/use-focus-on-route-change.ts';

/**
 * Redirects a page whose object does not exist, or must not be seen, to /404 with the correlation id (spec 1 section
 * 8). It replaces the history entry, so that Back leads to the previous page.
 */
export function ToNotFound({ correlationId }: { correlationId?: string | undefined }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [from] = useState(pathname + search);
  // The failed address counts as a visited page, so that the h1 of /404 takes the focus even on a first load.
  useFocusOnRouteChange();
  useEffect(() => {
    void navigate('/404', { replace: true, state: { correlationId, from } });
  }, [navigate, correlationId, from]);
  return null;
}
