import { TableModel } from '@portal/kit';

export class CollectionModel extends TableModel {
  declare id: number;
  declare collection_name: string;
  declare pi_id: number;
  declare creator_id: number | null;
  declare pilot_tissue_cart: boolean;
  declare shared_project_id: number | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'tissue.cart';
}
