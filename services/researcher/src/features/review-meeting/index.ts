export { reviewMeetingRoutes } from './review-meeting.routes.ts';
