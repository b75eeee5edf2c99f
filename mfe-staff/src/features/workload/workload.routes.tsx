import type { RouteObject } from '@portal/shared-ui/router';

/** The pages on reviewers' workload (decision 281). */
export const workloadRoutes: RouteObject[] = [
  { path: 'reviewers', lazy: () => import('./pages/ReviewersPage.tsx') },
  { path: 'reviewers/:objectId', lazy: () => import('./pages/ReviewerPage.tsx') },
];
