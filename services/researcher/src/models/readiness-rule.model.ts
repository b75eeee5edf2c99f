import { TableModel } from '@portal/kit';

/** The single row with the version of the rule by which the stored readiness was evaluated. */
export class ReadinessRuleModel extends TableModel {
  declare only_row: boolean;
  declare version: number;

  static override tableName = 'researcher.readiness_rule';
  static override idColumn = 'only_row';
}
