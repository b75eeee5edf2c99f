export { saveMeetingNotes } from './meeting-notes.ts';
export { moveToMeeting } from './move-to-meeting.ts';
export { reviewMeetingRoutes } from './review-meeting.routes.ts';
