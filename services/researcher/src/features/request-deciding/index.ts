export { requestDecidingEvents } from './request-deciding.events.ts';
export { requestDecidingRoutes } from './request-deciding.routes.ts';
export { beginReview, endReview } from './review-status.ts';
export { applyWindowDates } from './window/begin-review.ts';
