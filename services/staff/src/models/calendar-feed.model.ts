import { CalendarFeedRow } from '@portal/common';

export class CalendarFeedModel extends CalendarFeedRow {
  static override tableName = 'staff.calendar_feed';
}
