import { INVESTIGATOR_ROLES } from '@portal/contract/roles';
import type { RouteObject } from '@portal/shared-ui/router';
import { ForRoles } from '@portal/shared-ui/session';

const provide = () => import('./pages/ProvideInstitutionPage.tsx');

/** The institution pages for an institution's own people (spec 1 section 2, spec 3 section 2.14). */
export const institutionRoutes: RouteObject[] = [
  {
    element: <ForRoles roles={INVESTIGATOR_ROLES} />,
    children: [
      { path: 'institution/create', lazy: provide },
      { path: 'provide-institution', lazy: provide },
      { path: 'revise-institution-officer', lazy: () => import('./pages/ReviseOfficerPage.tsx') },
    ],
  },
  // Only staff may open the list.
  { element: <ForRoles roles={[]} />, children: [{ path: 'institution', element: null }] },
  { path: 'institution/:objectId', lazy: () => import('./pages/InstitutionPage.tsx') },
  { path: 'institution-details', lazy: () => import('./pages/InstitutionDetailsPage.tsx') },
  { path: 'annual-researcher-review', lazy: () => import('../official/pages/VerificationPage.tsx') },
];
