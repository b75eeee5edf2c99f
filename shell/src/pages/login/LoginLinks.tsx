import { Flex } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useRemotes } from '../../remotes/registry-context.ts';

const LINKS = [
  { path: '/reset-password', label: 'Forgot your password?' },
  { path: '/register', label: 'Create an Account' },
];

/** Ways on for those who cannot log in; each stands once an app serves it. */
export function LoginLinks() {
  const { remotes } = useRemotes();
  const links = LINKS.filter(({ path }) =>
    remotes.some((remote) => remote.routes.some((route) => route.path === path)),
  );
  if (links.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="5">
      {links.map(({ path, label }) => (
        <RouteLink to={path} key={path}>
          {label}
        </RouteLink>
      ))}
    </Flex>
  );
}
