import { Flex } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { login } from '#texts/login';

/** Ways on for those who cannot log in. The register link is left out where the page has its own. */
export function LoginLinks({ hasRegisterLink }: { hasRegisterLink: boolean }) {
  return (
    <Flex wrap="wrap" gap="5">
      <RouteLink to="/reset-password">{login.forgotPassword}</RouteLink>
      {hasRegisterLink ? <RouteLink to="/register">{login.createAccount}</RouteLink> : null}
    </Flex>
  );
}
