import type { RouteObject } from '@portal/shared-ui/router';
import {
  INSTITUTION_ADMIN_ROLES,
  INVESTIGATOR_ROLES,
  VERIFYING_ROLES,
} from '../../pages/institution/institution-roles.ts';
import { VIEW_MENU_ROLES } from '../layout/shell-navigation.ts';
import { memberRoute, type Audience } from './member-route.tsx';

const provide = () => import('../../pages/institution/create/ProvideInstitutionPage.tsx');
const create = () => import('../../pages/institution/create/InstitutionCreatePage.tsx');

/** Pages of institutions (spec 1 section 2, spec 3 section 2.14). */
export function institutionRoutes(audience: Audience): RouteObject[] {
  const isInvestigator = INVESTIGATOR_ROLES.some((role) => role === audience.role);
  return [
    memberRoute(audience, {
      path: 'institution',
      lazy: () => import('../../pages/institution/list/InstitutionListPage.tsx'),
      roles: VIEW_MENU_ROLES,
    }),
    memberRoute(audience, {
      path: 'institution/create',
      lazy: isInvestigator ? provide : create,
      roles: [...INSTITUTION_ADMIN_ROLES, ...INVESTIGATOR_ROLES],
    }),
    memberRoute(audience, {
      path: 'institution/:objectId',
      lazy: () => import('../../pages/institution/page/InstitutionPage.tsx'),
    }),
    memberRoute(audience, {
      path: 'institution-details',
      lazy: () => import('../../pages/institution/officer/InstitutionDetailsPage.tsx'),
    }),
    memberRoute(audience, {
      path: 'annual-researcher-review',
      lazy: () => import('../../pages/institution/verification/VerificationPage.tsx'),
      roles: VERIFYING_ROLES,
    }),
    memberRoute(audience, { path: 'provide-institution', lazy: provide, roles: INVESTIGATOR_ROLES }),
    memberRoute(audience, {
      path: 'revise-institution-officer',
      lazy: () => import('../../pages/institution/officer/ReviseOfficerPage.tsx'),
      roles: INVESTIGATOR_ROLES,
    }),
  ];
}
