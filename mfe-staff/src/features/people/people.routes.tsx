import { ACCOUNT_CREATOR_ROLES } from '@portal/contract/roles';
import type { RouteObject } from '@portal/shared-ui/router';
import { ForRoles } from '@portal/shared-ui/session';

/** The people pages for staff (spec 1 section 2, spec 3 section 2.15). */
export const peopleRoutes: RouteObject[] = [
  { path: 'user', lazy: () => import('./pages/UserListPage.tsx') },
  {
    element: <ForRoles roles={ACCOUNT_CREATOR_ROLES} />,
    children: [{ path: 'user/create', lazy: () => import('./pages/UserCreatePage.tsx') }],
  },
  { path: 'user/:objectId', lazy: () => import('./pages/UserPage.tsx') },
];
