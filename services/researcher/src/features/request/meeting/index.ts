export { moveToMeeting } from './move-to-meeting.ts';
export { meetingRoutes } from './meeting.routes.ts';
export { saveMeetingNotes } from './meeting-notes.ts';
