/** Due dates and meetings as iCalendar (RFC 5545). Titles and abstracts stay in the portal: the file lies on other machines. */
import { MEETING_MINUTES, reviewAddress, TISSUE_WINDOWS } from '@portal/contract';
import { say, translate } from '@portal/kit';
import ical, { ICalAlarmType, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { calendarFeed as words } from '../../texts/en/calendar-feed.ts';
import type { DueReview, Meeting, WindowDue } from './calendar-feed.queries.ts';

/** Seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Milliseconds. */
const MINUTE = 60_000;

interface Entry {
  /** The same in each file, so that a program changes the entry that it has. */
  readonly id: string;
  readonly start: Date;
  /** Where it lasts. */
  readonly end?: Date;
  readonly summary: string;
  readonly address: string;
  readonly reminder: string;
  /** A due date takes no time of the day; a meeting does. */
  readonly isBusy: boolean;
}

export interface CalendarContent {
  readonly reviews: readonly DueReview[];
  readonly windows: readonly WindowDue[];
  readonly meetings: readonly Meeting[];
  readonly portalUrl: string;
  /** When it is written: a program takes an entry that changed by its being newer. */
  readonly now: Date;
}

export function writeCalendar({ reviews, windows, meetings, portalUrl, now }: CalendarContent): string {
  const calendar = ical({
    name: translate(words.name),
    prodId: { company: 'portal', product: 'reviews' },
    // How often a program that heeds it asks again.
    ttl: HOUR,
  });
  const { hostname } = new URL(portalUrl);
  const entries = [
    ...reviews.map((review) => dueEntry(review, portalUrl)),
    ...windows.map((window) => windowEntry(window, portalUrl)),
    ...meetings.map((meeting) => meetingEntry(meeting, portalUrl)),
  ];
  for (const entry of entries) addEntry(calendar, { ...entry, id: `${entry.id}@${hostname}` }, now);
  return calendar.toString();
}

const dueEntry = ({ id, request_id: request, type, code, due }: DueReview, portalUrl: string): Entry => ({
  id: `review-${id}`,
  start: due,
  summary: say(words.due, { code }),
  address: `${portalUrl}${reviewAddress({ id: request, type })}`,
  reminder: say(words.dueTomorrow, { code }),
  isBusy: false,
});

/** Where those who run the windows of a kind work on its requests. */
const deskOf = (kind: WindowDue['kind']): string =>
  TISSUE_WINDOWS.includes(kind) ? '/abn-dashboard' : '/research-match-review';

const windowEntry = ({ id, kind, quarter, due }: WindowDue, portalUrl: string): Entry => {
  const summary = say(words.dueOf[kind], { quarter });
  return {
    id: `review-window-due-${id}`,
    start: due,
    summary,
    address: `${portalUrl}${deskOf(kind)}`,
    reminder: say(words.tomorrow, { what: summary }),
    isBusy: false,
  };
};

const meetingEntry = ({ id, kind, quarter, meeting_at: start }: Meeting, portalUrl: string): Entry => {
  const summary = say(words.meetingOf[kind], { quarter });
  return {
    id: `review-window-${id}`,
    start,
    end: new Date(start.getTime() + MEETING_MINUTES * MINUTE),
    summary,
    address: `${portalUrl}${deskOf(kind)}`,
    reminder: say(words.tomorrow, { what: summary }),
    isBusy: true,
  };
};

function addEntry(calendar: ICalCalendar, entry: Entry, stamp: Date): void {
  const event = calendar.createEvent({
    id: entry.id,
    stamp,
    start: entry.start,
    ...(entry.end && { end: entry.end }),
    summary: entry.summary,
    // Some programs do not show the address of an entry.
    description: say(words.inPortal, { address: entry.address }),
    url: entry.address,
    transparency: entry.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: DAY, description: entry.reminder });
}
