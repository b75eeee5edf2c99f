import type { Handler, ServiceParts } from '@portal/kit';
import { decisionRoutes } from './decision/decision.routes.ts';
import { windowRoutes } from './window/window.routes.ts';

export { requestDecidingEvents } from './request-deciding.events.ts';
export { beginReview, endReview } from './review-status.ts';
export { applyWindowDates } from './window/begin-review.ts';

export const requestDecidingRoutes = (parts: Pick<ServiceParts, 'environment'>): Handler[] => [
  ...decisionRoutes,
  ...windowRoutes(parts),
];
