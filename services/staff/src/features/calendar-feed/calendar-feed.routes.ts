import { CALENDAR_ROLES } from '@portal/contract';
import { makeCalendarFeed } from '@portal/common';
import { translate, type Handler } from '@portal/kit';
import { CalendarFeedModel } from '../../models/index.ts';
import { calendarFeed as words } from '../../texts/en/calendar-feed.ts';
import { listDueReviews, listMeetings, listWindowDues } from './calendar-feed.queries.ts';
import { describeEntries } from './describe-entries.ts';

export interface CalendarParts {
  /** The foundation's time zone. */
  readonly timeZone: string;
  readonly portalUrl: string;
}

export const calendarFeedRoutes = ({ timeZone, portalUrl }: CalendarParts): readonly Handler[] =>
  makeCalendarFeed({
    kind: 'calendar',
    feeds: CalendarFeedModel,
    roles: CALENDAR_ROLES,
    portalUrl,
    describe: () => ({ name: translate(words.name), product: 'reviews' }),
    read: async (database, owner) => {
      const reviews = await listDueReviews(database, owner, timeZone);
      const meetings = await listMeetings(database, owner);
      const windows = await listWindowDues(database, owner, timeZone);
      return () => describeEntries({ reviews, windows, meetings });
    },
  });
