import { CalendarFeedRow } from '@portal/common';

export class CalendarFeedModel extends CalendarFeedRow {
  static override tableName = 'researcher.calendar_feed';
}
