export { announceMissedAssignments, deleteReview } from './assignment-notice.ts';
export { readAssignmentRules, type AssignmentRules } from './assignment-rules.ts';
export { assignReviewer } from './review.commands.ts';
export { reviewEvents } from './review.events.ts';
export { isLocked, reviewPolicy } from './review.policy.ts';
export { reviewResource } from './review.resource.ts';
export { reviewRoutes } from './review.routes.ts';
export { hasReviewerRole, reviewerGroups } from './reviewer-groups.ts';
