import type { Role } from '@portal/contract/roles';
import type { Conditions } from '../session/meets-condition.ts';
import { createBrowserRouter, type RouteObject } from '@portal/shared-ui/router';
import { prefetchPanels } from '../remotes/home-panels.ts';
import { findPendingLabel } from '../remotes/page-label.ts';
import { remoteRoutes, type RemoteRoutesInput } from '../remotes/remote-routes.tsx';
import { AppsUnavailablePage } from '../remotes/AppsUnavailablePage.tsx';
import { ForbiddenPage } from '@portal/shared-ui/errors';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RootFailure } from '../errors/RootFailure.tsx';
import { RouteFailure } from '../errors/RouteFailure.tsx';
import { Layout } from '../app/layout/Layout.tsx';
import { MINIMAL_FOOTER } from '../app/layout/minimal-footer.ts';
import { LayoutPending } from '../app/layout/LayoutPending.tsx';
import { accountRoutes } from './routes/account.routes.tsx';
import type { Audience } from './routes/member-route.tsx';
import { profileRoutes } from './routes/profile.routes.tsx';
import { SignInFirst } from '../app/SignInFirst.tsx';

export interface RouterInput extends Omit<RemoteRoutesInput, 'refused' | 'notFound'> {
  role: Role | null;
  /** Session facts that menus and panels may require besides the role. */
  person: Conditions | null;
  isSignedIn: boolean;
  /** False if the registry could not be loaded; an unknown address may then belong to an app. */
  hasApps: boolean;
}

/**
 * Creates the router of one session role: the shell's routes and the placeholders of remotes. Starts at the present
 * address.
 */
export function createPortalRouter(input: RouterInput) {
  const remotes = remoteRoutes({
    ...input,
    refused: input.isSignedIn ? <ForbiddenPage /> : <SignInFirst />,
    notFound: <NotFoundPage />,
  });
  if (location.pathname === '/') prefetchPanels(input);
  return createBrowserRouter(
    [
      {
        path: '/',
        element: <Layout />,
        errorElement: <RootFailure />,
        hydrateFallbackElement: <LayoutPending label={findPendingLabel(input, location.pathname)} />,
        children: [
          {
            errorElement: <RouteFailure />,
            children: [...shellRoutes(input), ...galleryRoutes()],
          },
          ...remotes.routes,
          input.hasApps
            ? { path: '*', element: <NotFoundPage />, handle: MINIMAL_FOOTER }
            : { path: '*', element: <AppsUnavailablePage /> },
        ],
      },
    ],
    { patchRoutesOnNavigation: remotes.discover },
  );
}

/** The pages of the shell itself; each feature has a file in `routes/`. */
export function shellRoutes(audience: Audience): RouteObject[] {
  return [
    // A separate chunk, to limit the size of the first load of /login.
    { index: true, lazy: async () => ({ Component: (await import('../pages/home/HomePage.tsx')).HomePage }) },
    { path: 'login', element: <LoginPage /> },
    { path: 'password-reset', element: <LoginPage /> },
    ...accountRoutes,
    ...profileRoutes(audience),
  ];
}

/** A page with every component of shared-ui, for developers; not part of a release. */
const galleryRoutes = (): RouteObject[] =>
  PORTAL_DEVELOPMENT
    ? [
        {
          path: 'gallery',
          lazy: async () => ({ Component: (await import('@portal/shared-ui/gallery')).Gallery }),
        },
      ]
    : [];
