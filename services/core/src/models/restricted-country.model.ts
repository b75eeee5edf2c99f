import { TableModel } from '@portal/kit';

/** A country whose institutions get no resources, as the settings name it. */
export class RestrictedCountryModel extends TableModel {
  declare code: string;

  static override tableName = 'core.restricted_country';
  static override idColumn = 'code';
}
