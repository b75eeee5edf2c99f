import type { ReactNode } from 'react';
import { chakra } from '@portal/shared-ui';
import { NavLink } from '@portal/shared-ui/router';

const Target = chakra(NavLink);

/** Style of the header's navigation entries, for links inside and outside the portal. */
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

/** A menu link; the link of the current section is marked visually and for screen readers. */
export function NavigationLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Target to={to} {...ENTRY_STYLE} _currentPage={{ color: 'accent.fg', bg: 'accent.subtle' }}>
      {children}
    </Target>
  );
}
