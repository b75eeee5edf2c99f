import type { CollectedDonor } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** The collection of a request as it was submitted. */
export class RequestCollectionModel extends TableModel {
  declare request_id: number;
  declare cart_id: number;
  declare collection_name: string;
  declare donors: CollectedDonor[];
  declare submitted: Date;

  static override tableName = 'researcher.request_collection';
  static override idColumn = 'request_id';
  static override jsonAttributes = ['donors'];
}
