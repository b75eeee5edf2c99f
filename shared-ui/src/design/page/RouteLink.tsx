import { Button, type ButtonProps, Link, type LinkProps } from '@chakra-ui/react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

type Route = Pick<RouterLinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'>;

/** A text link inside the application (no page reload). */
export function RouteLink({
  to,
  replace,
  state,
  preventScrollReset,
  children,
  ...rest
}: Route & Omit<LinkProps, 'href' | 'asChild'>) {
  return (
    <Link {...rest} asChild>
      <RouterLink {...{ to, replace, state, preventScrollReset }}>{children}</RouterLink>
    </Link>
  );
}

/** A link that looks like a button, for navigation. For actions use `Button`. */
export function RouteButton({
  to,
  replace,
  state,
  preventScrollReset,
  children,
  ...rest
}: Route & Omit<ButtonProps, 'asChild'>) {
  return (
    <Button {...rest} asChild>
      <RouterLink {...{ to, replace, state, preventScrollReset }}>{children}</RouterLink>
    </Button>
  );
}
