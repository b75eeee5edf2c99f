import { Operation } from '@portal/kit';

/** Work in the background that someone asked for. */
export class TissueOperationModel extends Operation {
  static override tableName = 'tissue.operation';
}
