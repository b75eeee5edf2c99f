import { Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { ReactNode } from 'react';

interface SideLinkProps {
  to: string;
  isCurrent: boolean;
  title: string;
  /** Content below the title. */
  children: ReactNode;
}

/** A request in the side list; the open one is marked. It replaces the history entry, like the step buttons. */
export function SideLink({ to, isCurrent, title, children }: SideLinkProps) {
  return (
    <RouteLink
      to={to}
      replace
      aria-current={isCurrent ? 'page' : undefined}
      display="block"
      px="3.5"
      py="2.5"
      color="fg"
      textDecoration="none"
      focusVisibleRing="inside"
      borderInlineStartWidth="4px"
      borderInlineStartColor={isCurrent ? 'accent.solid' : 'transparent'}
      bg={isCurrent ? 'accent.subtle' : 'transparent'}
      _hover={{ bg: isCurrent ? 'accent.subtle' : 'bg.muted' }}
    >
      <Text
        as="span"
        display="block"
        lineClamp="2"
        overflowWrap="anywhere"
        fontWeight="semibold"
        textStyle="sm"
      >
        {title}
      </Text>
      {children}
    </RouteLink>
  );
}
