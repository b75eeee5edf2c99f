import type { ReviewWindowKind } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** The last review window of a kind; it is open until the end of its due date. */
export class OpenWindowModel extends TableModel {
  declare kind: ReviewWindowKind;
  declare window_id: number | null;
  declare quarter: string | null;
  declare due_date: string | null;
  /** The number of its due date; events about another one may overtake each other. */
  declare revision: number;

  static override tableName = 'researcher.open_window';
  static override idColumn = 'kind';
}
