import { TableModel } from '@portal/kit';

/** What one synchronisation changed of one donor. */
export class DonorChangeModel extends TableModel {
  declare id: number;
  declare sync_id: number;
  declare donor_hash: string | null;
  declare change: string;
  declare fields: string[];

  static override tableName = 'tissue.donor_change';
  static override idColumn = 'id';
}
