import type { Role } from '@portal/contract/roles';
import type { RouteObject } from '@portal/shared-ui/router';
import { memberRoute, type Audience } from './member-route.tsx';

/** Who changes what needs no release. */
export const ADMINISTRATION_ROLES: readonly Role[] = ['sfari_admin', 'sfari_admin_lead', 'superuser'];

const PAGES = {
  administration: () => import('../../pages/administration/AdministrationPage.tsx'),
  'administration/alerts': () => import('../../pages/administration/AlertsPage.tsx'),
  'administration/feature-toggles': () => import('../../pages/administration/FeatureTogglesPage.tsx'),
  'administration/versions': () => import('../../pages/administration/VersionsPage.tsx'),
  'administration/cohorts': () => import('../../pages/administration/CohortsPage.tsx'),
  'administration/error-reports': () => import('../../pages/administration/ErrorReportsPage.tsx'),
};

/** Pages of administrators and superusers (spec 3 section 2.16). */
export function administrationRoutes(audience: Audience): RouteObject[] {
  return [
    ...Object.entries(PAGES).map(([path, lazy]) =>
      memberRoute(audience, { path, lazy, roles: ADMINISTRATION_ROLES }),
    ),
    memberRoute(audience, {
      path: 'superuser',
      lazy: () => import('../../pages/superuser/SuperuserPage.tsx'),
      roles: ['superuser'],
    }),
  ];
}
