import type { RouteObject } from '@portal/shared-ui/router';
import { VIEW_MENU_ROLES } from '@portal/contract/roles';
import { memberRoute, type Audience } from './member-route.tsx';

/** Pages of agreements (spec 1 section 2). */
export const rdaRoutes = (audience: Audience): RouteObject[] => [
  memberRoute(audience, {
    path: 'rda',
    lazy: () => import('../../pages/rda/list/RdaListPage.tsx'),
    roles: VIEW_MENU_ROLES,
  }),
  memberRoute(audience, { path: 'rda/:objectId', lazy: () => import('../../pages/rda/page/RdaPage.tsx') }),
];
