import type { RouteObject } from '@portal/shared-ui/router';
import { ForRoles } from '@portal/shared-ui/session';

/** Agreements as the people of an institution see them, and the joinder (spec 1 sections 2 and 4). */
export const agreementRoutes: RouteObject[] = [
  // The list is for staff.
  { element: <ForRoles roles={[]} />, children: [{ path: 'rda', element: null }] },
  { path: 'rda/:objectId', lazy: () => import('./pages/RdaPage.tsx') },
  { path: 'mta/:objectId', lazy: () => import('./pages/MtaPage.tsx') },
  { path: 'joinder', lazy: () => import('../joinder/pages/JoinderPage.tsx') },
];
