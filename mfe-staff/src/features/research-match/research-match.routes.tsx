import type { RouteObject } from '@portal/shared-ui/router';

/**
 * The Research Match quarter: applications, their reviews, and the windows that start them and the tissue reviews (spec
 * 3 sections 2.3 and 2.4).
 */
export const researchMatchRoutes: RouteObject[] = [
  { path: 'research-match-review', lazy: () => import('./pages/ReviewCentrePage.tsx') },
  { path: 'research-match-review/start-review', lazy: () => import('./pages/StartReviewPage.tsx') },
  {
    path: 'research-match-review/start-renewal-review',
    lazy: () => import('./pages/StartRenewalReviewPage.tsx'),
  },
  { path: 'abn_tissue/start-review', lazy: () => import('./pages/StartTissueReviewPage.tsx') },
  { path: 'research-match-applications', lazy: () => import('./pages/ApplicationsPage.tsx') },
];
