import { VIEW_MENU_ROLES } from '@portal/contract/roles';
import type { RouteObject } from '@portal/shared-ui/router';
import { ForRoles } from '@portal/shared-ui/session';

/** The agreement pages for staff (spec 1 section 2). */
export const agreementRoutes: RouteObject[] = [
  {
    element: <ForRoles roles={VIEW_MENU_ROLES} />,
    children: [{ path: 'rda', lazy: () => import('./pages/RdaListPage.tsx') }],
  },
  { path: 'mta', lazy: () => import('./pages/MtaListPage.tsx') },
  { path: 'mta/:objectId', lazy: () => import('./pages/MtaPage.tsx') },
  { path: 'rda/:objectId', lazy: () => import('./pages/RdaPage.tsx') },
];
