import type { ReactNode } from 'react';
import { chakra } from '@portal/shared-ui';
import { NavLink } from '@portal/shared-ui/router';

const Target = chakra(NavLink);

/** Entries of the header's navigation, whether they lead to a page of the portal or away from it. */
export const ENTRY_STYLE = {
  display: 'flex',
  alignItems: 'center',
  minH: 'control.sm',
  px: '3',
  borderRadius: 'l2',
  color: 'fg.muted',
  fontWeight: 'medium',
  textStyle: 'sm',
  whiteSpace: 'nowrap',
  _hover: { bg: 'bg.muted', color: 'fg' },
} as const;

/** A link of a menu; the one to the current section says so to everyone. */
export function NavigationLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Target to={to} {...ENTRY_STYLE} _currentPage={{ color: 'accent.fg', bg: 'accent.subtle' }}>
      {children}
    </Target>
  );
}
