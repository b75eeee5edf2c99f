import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PortalProvider } from '../design/theme/PortalProvider.tsx';
import { setUpUser } from './set-up-user.ts';

/** Renders inside the theme and a router at `path`; the returned user can type and click. */
export function renderWithPortal(
  ui: ReactNode,
  { path = '/' }: { path?: string } = {},
): RenderResult & { user: UserEvent } {
  const user = setUpUser();
  const wrap = (children: ReactNode) => (
    <PortalProvider>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </PortalProvider>
  );
  const result = render(wrap(ui));
  return { ...result, user, rerender: (next: ReactNode) => result.rerender(wrap(next)) };
}
