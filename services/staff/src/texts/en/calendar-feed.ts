import { translatable } from '@portal/contract/words';

/** Words of calendars; they stand on phones and in offices, so they name a request by its code alone. */
export const calendarFeed = translatable('staff/calendar-feed', {
  name: 'Reviews and review meetings',
  due: 'Review due: {code}',
  dueTomorrow: 'Your review of {code} is due tomorrow',
  meetingOf: {
    research_match: 'Research Match review meeting, {quarter}',
    research_match_renewal: 'Research Match renewal meeting, {quarter}',
    abn_tissue: 'Tissue review meeting, {quarter}',
  },
  dueOf: {
    research_match: 'Research Match reviews due, {quarter}',
    research_match_renewal: 'Research Match renewal reviews due, {quarter}',
    abn_tissue: 'Tissue reviews due, {quarter}',
  },
});
