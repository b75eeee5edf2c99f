import { TableModel } from '@portal/kit';

/** A version of the portal that administrators announce. */
export class MetaDataModel extends TableModel {
  declare id: number;
  declare version: string;
  declare enabled: boolean;

  static override tableName = 'core.meta_data';
}
