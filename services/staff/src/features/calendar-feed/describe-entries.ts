/** Entries of a review calendar: due dates and meetings, with request codes as their only description. */
import { MEETING_MINUTES, reviewAddress, TISSUE_WINDOWS } from '@portal/contract';
import type { CalendarEntry } from '@portal/common';
import { say } from '@portal/kit';
import { calendarFeed as words } from '../../texts/en/calendar-feed.ts';
import type { DueReview, Meeting, WindowDue } from './calendar-feed.queries.ts';

/** Milliseconds. */
const MINUTE = 60_000;

export interface CalendarContent {
  readonly reviews: readonly DueReview[];
  readonly windows: readonly WindowDue[];
  readonly meetings: readonly Meeting[];
}

export const describeEntries = ({
  reviews,
  windows,
  meetings,
}: CalendarContent): readonly CalendarEntry[] => [
  ...reviews.map(dueEntry),
  ...windows.map(windowEntry),
  ...meetings.map(meetingEntry),
];

const dueEntry = ({ id, request_id: request, type, code, due }: DueReview): CalendarEntry => ({
  id: `review-${id}`,
  start: due,
  summary: say(words.due, { code }),
  path: reviewAddress({ id: request, type }),
  reminder: say(words.dueTomorrow, { code }),
  isBusy: false,
});

/** The page on which organizers of this kind of window handle its requests. */
const findDashboardPath = (kind: WindowDue['kind']): string =>
  TISSUE_WINDOWS.includes(kind) ? '/abn-dashboard' : '/research-match-review';

const windowEntry = ({ id, kind, quarter, due }: WindowDue): CalendarEntry => ({
  id: `review-window-due-${id}`,
  start: due,
  summary: say(words.dueOf[kind], { quarter }),
  path: findDashboardPath(kind),
  isBusy: false,
});

const meetingEntry = ({ id, kind, quarter, meeting_at: start }: Meeting): CalendarEntry => ({
  id: `review-window-${id}`,
  start,
  end: new Date(start.getTime() + MEETING_MINUTES * MINUTE),
  summary: say(words.meetingOf[kind], { quarter }),
  path: findDashboardPath(kind),
  isBusy: true,
});
