import { ADMINISTRATOR_ROLES, VIEW_MENU_ROLES } from '@portal/contract/roles';
import type { RouteObject } from '@portal/shared-ui/router';
import { ForRoles } from '@portal/shared-ui/session';

/** The institution pages for staff (spec 1 section 2, spec 3 section 2.14). */
export const institutionRoutes: RouteObject[] = [
  {
    element: <ForRoles roles={VIEW_MENU_ROLES} />,
    children: [{ path: 'institution', lazy: () => import('./pages/InstitutionListPage.tsx') }],
  },
  {
    element: <ForRoles roles={ADMINISTRATOR_ROLES} />,
    children: [{ path: 'institution/create', lazy: () => import('./pages/InstitutionCreatePage.tsx') }],
  },
  { path: 'institution/:objectId', lazy: () => import('./pages/InstitutionPage.tsx') },
];
