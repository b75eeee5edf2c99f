export { CalendarFeedRow } from './calendar-feed.model.ts';
export { makeCalendarFeed } from './calendar-feed.routes.ts';
export { writeCalendar, type Calendar, type CalendarEntry } from './write-calendar.ts';
