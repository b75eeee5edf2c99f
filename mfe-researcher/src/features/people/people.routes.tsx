import { FEATURES } from '@portal/contract/administration';
import { OFFICIAL_ROLES } from '@portal/contract/roles';
import { WhileFeature } from '@portal/shared-ui/errors';
import type { RouteObject } from '@portal/shared-ui/router';
import { ForRoles } from '@portal/shared-ui/session';

/** The people pages for an institution's own people, and the public list of researchers (spec 1 section 2). */
export const peopleRoutes: RouteObject[] = [
  {
    element: <ForRoles roles={OFFICIAL_ROLES} />,
    children: [{ path: 'user', lazy: () => import('./pages/UserListPage.tsx') }],
  },
  // Only staff create accounts for others.
  { element: <ForRoles roles={[]} />, children: [{ path: 'user/create', element: null }] },
  { path: 'user/:objectId', lazy: () => import('./pages/UserPage.tsx') },
  {
    element: <WhileFeature code={FEATURES.publicProfiles} />,
    children: [
      { path: 'public/user', lazy: () => import('./pages/PublicUserListPage.tsx') },
      { path: 'public/user/:objectId', lazy: () => import('./pages/PublicUserPage.tsx') },
    ],
  },
];
