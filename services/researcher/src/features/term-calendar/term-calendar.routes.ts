import { TERM_CALENDAR_ROLES } from '@portal/contract';
import { makeCalendarFeed } from '@portal/common';
import { translate, type Handler } from '@portal/kit';
import { CalendarFeedModel } from '../../models/index.ts';
import { termCalendar as words } from '../../texts/en/term-calendar.ts';
import { describeDates } from './describe-dates.ts';
import { listOwnDates } from './term-calendar.queries.ts';

/**
 * A calendar feed of a person's own dates: of requests, letters and the yearly verification (decisions 392 and 417).
 */
export const termCalendarRoutes = (portalUrl: string): readonly Handler[] =>
  makeCalendarFeed({
    kind: 'term-calendar',
    feeds: CalendarFeedModel,
    roles: TERM_CALENDAR_ROLES,
    portalUrl,
    describe: () => ({ name: translate(words.name), product: 'dates' }),
    read: async (database, owner) => {
      const dates = await listOwnDates(database, owner);
      return () => describeDates(dates);
    },
  });
