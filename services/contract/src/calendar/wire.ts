/**
 * iCalendar feeds at a secret URL that calendar programs read without signing in. They contain reviews and their
 * meetings (decision 329), and the person's own requests, letters and yearly verification (decisions 392 and 417).
 */
import { z } from 'zod';
import { defineEndpoints, type EndpointKey } from '../api/endpoint.ts';
import type { ServiceName } from '../basics/service-dependencies.ts';
import { Abilities, Timestamp } from '../api/primitives.ts';
import { CALENDAR_ROLES, TERM_CALENDAR_ROLES, type Role } from '../people/roles.ts';

/**
 * The caller's own feed. Its version is that of its URL: replacing or removing the URL requires the version that the
 * caller saw.
 */
export const CalendarFeed = z.object({
  /** When the current URL was created; null if there is none. */
  created: Timestamp.nullable(),
  /** Only in the answer that creates the URL: only its hash is stored. */
  address: z.string().nullable(),
  abilities: Abilities,
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** 256 random bits and the extension by which calendar programs recognize the format. */
export const CalendarFileName = z.string().regex(/^[\w-]{43}\.ics$/);

/** Settings shared by the calendar objects. */
const defineCalendarRead = (service: ServiceName, access: readonly Role[]) =>
  ({
    service,
    summary: 'Whether the caller has a calendar address, and since when',
    access,
    response: CalendarFeed,
  }) as const;
const make = <const K extends EndpointKey>(service: ServiceName, access: readonly Role[], versionOf: K) =>
  ({
    service,
    summary: "Create the caller's calendar address. The previous address stops working immediately",
    access,
    response: CalendarFeed,
    status: 201,
    versionOf,
    errors: ['WRONG_STATE'],
  }) as const;
const remove = <const K extends EndpointKey>(service: ServiceName, access: readonly Role[], versionOf: K) =>
  ({
    service,
    summary: "Delete the caller's calendar address, which stops working immediately",
    access,
    status: 204,
    versionOf,
    errors: ['WRONG_STATE'],
  }) as const;
const read = (service: ServiceName) =>
  ({
    service,
    summary:
      'The calendar of the person with this secret (`{secret}.ics`), with what they can see now. No session is needed',
    access: 'anyone',
    params: z.object({ file: CalendarFileName }),
    stream: true,
    polled: true,
  }) as const;

export const calendarFeedEndpoints = defineEndpoints({
  'GET /calendar-feed/': defineCalendarRead('staff', CALENDAR_ROLES),
  'POST /calendar-feed/': make('staff', CALENDAR_ROLES, 'GET /calendar-feed/'),
  'DELETE /calendar-feed/': remove('staff', CALENDAR_ROLES, 'GET /calendar-feed/'),
  'GET /calendar/{file}/': read('staff'),
  'GET /term-calendar-feed/': defineCalendarRead('researcher', TERM_CALENDAR_ROLES),
  'POST /term-calendar-feed/': make('researcher', TERM_CALENDAR_ROLES, 'GET /term-calendar-feed/'),
  'DELETE /term-calendar-feed/': remove('researcher', TERM_CALENDAR_ROLES, 'GET /term-calendar-feed/'),
  'GET /term-calendar/{file}/': read('researcher'),
});
