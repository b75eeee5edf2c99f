export { moveToMeeting } from './move-to-meeting.ts';
export { meetingRoutes } from './meeting.routes.ts';
export { saveNotes, separateNotes, type MeetingNotes, type WithNotes } from './meeting-notes.ts';
