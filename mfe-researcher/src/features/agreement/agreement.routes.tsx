import type { RouteObject } from '@portal/shared-ui/router';
import { OwnAgreements } from './OwnAgreements.tsx';

/** Agreement pages for an institution's own people, and the joinder (spec 1 sections 2 and 4). */
export const agreementRoutes: RouteObject[] = [
  { path: 'rda', element: <OwnAgreements /> },
  { path: 'rda/:objectId', lazy: () => import('./pages/RdaPage.tsx') },
  { path: 'mta/:objectId', lazy: () => import('./pages/MtaPage.tsx') },
  { path: 'joinder', lazy: () => import('../joinder/pages/JoinderPage.tsx') },
];
