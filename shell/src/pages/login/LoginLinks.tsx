import { Flex } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { rememberDestination } from '@portal/shared-ui/session';
import { login } from '#texts/login';
import { cameFrom } from '../../session/came-from.ts';

/** Links for people who cannot log in. The registration link carries the page they wanted. */
export function LoginLinks() {
  const from = cameFrom(useLocation().state);
  return (
    <Flex wrap="wrap" gap="5">
      <RouteLink to="/reset-password">{login.forgotPassword}</RouteLink>
      <RouteLink to="/register" onClick={() => from !== null && rememberDestination(from)}>
        {login.createAccount}
      </RouteLink>
    </Flex>
  );
}
