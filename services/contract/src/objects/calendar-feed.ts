/** Due dates and review meetings as iCalendar, at a secret address that calendar programs read without signing in (decision 329). */
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { Abilities, Timestamp } from '../primitives.ts';
import { CALENDAR_ROLES } from '../roles.ts';

/** One's own feed. Its version is that of the address: whoever replaces or removes it names the one that they saw. */
export const CalendarFeed = z.object({
  /** When the present address was made; null where there is none. */
  created: Timestamp.nullable(),
  /** In the answer that made it and never again: only its hash is kept. */
  address: z.string().nullable(),
  abilities: Abilities,
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** 256 random bits and the ending by which calendar programs know what they read. */
export const CalendarFileName = z.string().regex(/^[\w-]{43}\.ics$/);

export const calendarFeedEndpoints = defineEndpoints({
  'GET /calendar-feed/': {
    service: 'staff',
    summary: "Whether there is a calendar address of one's own, and since when",
    access: CALENDAR_ROLES,
    response: CalendarFeed,
  },
  'POST /calendar-feed/': {
    service: 'staff',
    summary:
      'Make a calendar address; the one that there is stops at once. Nobody makes one for somebody else',
    access: CALENDAR_ROLES,
    response: CalendarFeed,
    status: 201,
    versionOf: 'GET /calendar-feed/',
    errors: ['WRONG_STATE'],
  },
  'DELETE /calendar-feed/': {
    service: 'staff',
    summary: 'Remove the calendar address: it stops at once',
    access: CALENDAR_ROLES,
    status: 204,
    versionOf: 'GET /calendar-feed/',
    errors: ['WRONG_STATE'],
  },
  'GET /calendar/{file}/': {
    service: 'staff',
    summary:
      'The calendar of whose secret it is (`{secret}.ics`), with what that person may see now; no session is asked for',
    access: 'anyone',
    params: z.object({ file: CalendarFileName }),
    stream: true,
    polled: true,
  },
});
