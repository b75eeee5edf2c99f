import { INVESTIGATOR_ROLES } from '@portal/contract';
import { makeCalendarFeed, translate, type Handler } from '@portal/kit';
import { CalendarFeedModel } from '../../models/index.ts';
import { termCalendar as words } from '../../texts/en/term-calendar.ts';
import { describeDates } from './describe-dates.ts';
import { listOwnDates } from './term-calendar.queries.ts';

/** The dates of one's own requests and letters in one's own calendar (decision 392). */
export const termCalendarRoutes = (portalUrl: string): readonly Handler[] =>
  makeCalendarFeed({
    kind: 'term-calendar',
    feeds: CalendarFeedModel,
    roles: INVESTIGATOR_ROLES,
    portalUrl,
    describe: () => ({ name: translate(words.name), product: 'dates' }),
    read: async (database, owner) => {
      const dates = await listOwnDates(database, owner);
      return () => describeDates(dates);
    },
  });
