export type { MeetingNotes } from './draft/separate-notes.ts';
export { requestWritingRoutes } from './request-writing.routes.ts';
