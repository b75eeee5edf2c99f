import type { RouteObject } from '@portal/shared-ui/router';
import { VIEW_MENU_ROLES } from '../layout/shell-navigation.ts';
import { memberRoute, type Audience } from './member-route.tsx';

/** Pages of institutions (spec 1 section 2, spec 3 section 2.14). */
export function institutionRoutes(audience: Audience): RouteObject[] {
  return [
    memberRoute(audience, {
      path: 'institution',
      lazy: () => import('../../pages/institution/list/InstitutionListPage.tsx'),
      roles: VIEW_MENU_ROLES,
    }),
  ];
}
