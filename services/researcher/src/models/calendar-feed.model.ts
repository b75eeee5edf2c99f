import { CalendarFeedRow } from '@portal/kit';

export class CalendarFeedModel extends CalendarFeedRow {
  static override tableName = 'researcher.calendar_feed';
}
