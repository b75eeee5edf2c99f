import { useLocation, useParams } from '@portal/shared-ui/router';
import { ForgottenForm } from './ForgottenForm.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';

/**
 * `/reset-password`: requests a link or, with a token in the hash or the path, sets a new password (spec 1 section 2).
 */
export function Component() {
  const { token: inPath } = useParams();
  const { hash } = useLocation();
  const token = inPath ?? hash.slice(1);
  return token ? <NewPasswordPage key={token} token={token} /> : <ForgottenForm />;
}
