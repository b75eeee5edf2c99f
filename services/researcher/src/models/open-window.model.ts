import type { ReviewWindowKind } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** The last review window of a kind; it is open until the end of its due date. */
export class OpenWindowModel extends TableModel {
  declare kind: ReviewWindowKind;
  declare window_id: number | null;
  declare quarter: string | null;
  declare due_date: string | null;
  /** Revision of its due date; it orders events, which may arrive out of order. */
  declare revision: number;

  static override tableName = 'researcher.open_window';
  static override idColumn = 'kind';
}
