import { Flex } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { login } from '#texts/login';

/** Ways on for those who cannot log in. */
export function LoginLinks() {
  return (
    <Flex wrap="wrap" gap="5">
      <RouteLink to="/reset-password">{login.forgotPassword}</RouteLink>
      <RouteLink to="/register">{login.createAccount}</RouteLink>
    </Flex>
  );
}
