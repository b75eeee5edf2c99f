import { TableModel } from '@portal/kit';

/** The one row that says by which rule the stored readiness was evaluated. */
export class ReadinessRuleModel extends TableModel {
  declare only_row: boolean;
  declare version: number;

  static override tableName = 'researcher.readiness_rule';
  static override idColumn = 'only_row';
}
