import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider, useLocation } from '@portal/shared-ui/router';
import { FreshReads, setUpUser } from '@portal/shared-ui/testing';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AsResearcher, AsStaff } from './as-researcher.tsx';

/** Shows the path that a click led to. */
function Elsewhere() {
  return <p data-testid="elsewhere">{useLocation().pathname}</p>;
}

/** Renders a researcher list page at its address; any other address shows its path. */
export function showList(Page: ComponentType, at: string, { isStaff = false } = {}) {
  const As = isStaff ? AsStaff : AsResearcher;
  const router = createMemoryRouter(
    [
      { path: at, element: <Page /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [at] },
  );
  render(
    <PortalProvider>
      <FreshReads>
        <As>
          <RouterProvider router={router} />
        </As>
      </FreshReads>
    </PortalProvider>,
  );
  return setUpUser();
}
