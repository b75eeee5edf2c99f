/** Writes dates as iCalendar (RFC 5545) without titles and abstracts, because other machines store the file. */
import ical, { ICalAlarmType, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { say } from '@portal/kit';
import { calendar as words } from '../texts/en/calendar.ts';

/** Seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

export interface CalendarEntry {
  /** The same in each file, so that a calendar program updates the entry that it already has. */
  readonly id: string;
  readonly start: Date;
  /** End of an entry with a duration. */
  readonly end?: Date;
  /** A whole day: the UTC day of `start`, which is the same day in every time zone. */
  readonly isWholeDay?: boolean;
  readonly summary: string;
  /** Path in the portal, such as `/request/7`. */
  readonly path: string;
  /** Text of the reminder one day before; by default `Tomorrow:` and the summary. */
  readonly reminder?: string;
  /** Whether the entry blocks its time: true for a meeting, false for a due date. */
  readonly isBusy: boolean;
}

export interface Calendar {
  /** The name shown in calendar programs. */
  readonly name: string;
  /** Identifies this calendar among those of the portal. */
  readonly product: string;
  readonly entries: readonly CalendarEntry[];
  readonly portalUrl: string;
  /** The time of writing: a calendar program replaces an entry if the new one is later. */
  readonly now: Date;
}

/** @returns the file that calendar programs read */
export function writeCalendar({ name, product, entries, portalUrl, now }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'portal', product },
    // How often calendar programs that respect this value read the file again.
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
    // Some programs do not show the URL of an entry.
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
