import { Navigate, useLocation } from '@portal/shared-ui/router';

/** Sends a visitor to the login page, which returns them here after login. */
export function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}
