import { TableModel } from '@portal/kit';

/** A feature switch that administrators set. */
export class FeatureToggleModel extends TableModel {
  declare id: number;
  declare feature_code: string;
  declare enabled: boolean;

  static override tableName = 'core.feature_toggle';
}
