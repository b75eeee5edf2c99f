export { addComment } from './comment/index.ts';
export { requestEvents } from './events/index.ts';
export { moveToMeeting } from './meeting/index.ts';
export { readPlaces } from './points/index.ts';
export { requestPolicy, requestReaders, type RequestState } from './request.policy.ts';
export { requestResource } from './request.resource.ts';
export { requestRoutes } from './request.routes.ts';
export { beginReview, endReview } from './review-status.ts';
export { dateByWindow } from './window/index.ts';
