import { INVESTIGATOR_ROLES } from '@portal/contract/roles';
import type { RouteObject } from '@portal/shared-ui/router';
import { ForRoles } from '@portal/shared-ui/session';

const provide = () => import('./pages/ProvideInstitutionPage.tsx');

/** Institutions as their own people see them (spec 1 section 2, spec 3 section 2.14). */
export const institutionRoutes: RouteObject[] = [
  {
    element: <ForRoles roles={INVESTIGATOR_ROLES} />,
    children: [
      { path: 'institution/create', lazy: provide },
      { path: 'provide-institution', lazy: provide },
      { path: 'revise-institution-officer', lazy: () => import('./pages/ReviseOfficerPage.tsx') },
    ],
  },
  // The list is for staff.
  { element: <ForRoles roles={[]} />, children: [{ path: 'institution', element: null }] },
  { path: 'institution/:objectId', lazy: () => import('./pages/InstitutionPage.tsx') },
  { path: 'institution-details', lazy: () => import('./pages/InstitutionDetailsPage.tsx') },
  { path: 'annual-researcher-review', lazy: () => import('../official/pages/VerificationPage.tsx') },
];
