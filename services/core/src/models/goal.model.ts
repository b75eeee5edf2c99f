import { TableModel } from '@portal/kit';

/** The page that a person wanted before other steps came first. */
export class GoalModel extends TableModel {
  declare account_id: number;
  declare path: string;
  declare created: Date;

  static override tableName = 'core.goal';
  static override idColumn = 'account_id';
}
