import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider, useLocation } from '@portal/shared-ui/router';
import { FreshReads, setUpUser } from '@portal/shared-ui/testing';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AsResearcher, AsStaff } from './as-researcher.tsx';

/** Where a click led. */
function Elsewhere() {
  return <p data-testid="elsewhere">{useLocation().pathname}</p>;
}

/** A list page of the researcher app at its address; every other address shows where the person is. */
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
