/** Dates as iCalendar (RFC 5545). Titles and abstracts stay in the portal: the file is stored on other machines. */
import ical, { ICalAlarmType, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { say } from '@portal/kit';
import { calendar as words } from '../texts/en/calendar.ts';

/** Seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

export interface CalendarEntry {
  /** The same in each file, so that a program changes the entry that it has. */
  readonly id: string;
  readonly start: Date;
  /** Where it lasts. */
  readonly end?: Date;
  /** A day and no time of it: the UTC day of `start`, the same day in every zone. */
  readonly isWholeDay?: boolean;
  readonly summary: string;
  /** In the portal: `/request/7`. */
  readonly path: string;
  /** What the reminder one day before says; `Tomorrow:` and the summary, by default. */
  readonly reminder?: string;
  /** A due date takes no time of the day; a meeting does. */
  readonly isBusy: boolean;
}

export interface Calendar {
  /** As calendar programs list it. */
  readonly name: string;
  /** Which of the portal's calendars it is. */
  readonly product: string;
  readonly entries: readonly CalendarEntry[];
  readonly portalUrl: string;
  /** When it is written: a program takes an entry that changed by its being newer. */
  readonly now: Date;
}

/** @returns the file that calendar programs read */
export function writeCalendar({ name, product, entries, portalUrl, now }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'portal', product },
    // How often a program that heeds it asks again.
    ttl: HOUR,
  });
  const { hostname } = new URL(portalUrl);
  for (const entry of entries)
    addEntry(calendar, entry, {
      id: `${entry.id}@${hostname}`,
      address: `${portalUrl}${entry.path}`,
      stamp: now,
    });
  return calendar.toString();
}

function addEntry(
  calendar: ICalCalendar,
  entry: CalendarEntry,
  { id, address, stamp }: { id: string; address: string; stamp: Date },
): void {
  const event = calendar.createEvent({
    id,
    stamp,
    start: entry.start,
    ...(entry.end && { end: entry.end }),
    ...(entry.isWholeDay && { allDay: true }),
    summary: entry.summary,
    // Some programs do not show the address of an entry.
    description: say(words.inPortal, { address }),
    url: address,
    transparency: entry.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  });
  event.createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: DAY,
    description: entry.reminder ?? say(words.tomorrow, { what: entry.summary }),
  });
}
