export { announceUntold } from './assignment-notice.ts';
export { reviewEvents } from './review.events.ts';
export { reviewPolicy } from './review.policy.ts';
export { reviewResource } from './review.resource.ts';
export { reviewRoutes } from './review.routes.ts';
