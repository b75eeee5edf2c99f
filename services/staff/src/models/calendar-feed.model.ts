import { CalendarFeedRow } from '@portal/kit';

export class CalendarFeedModel extends CalendarFeedRow {
  static override tableName = 'staff.calendar_feed';
}
