import { Operation } from '@portal/kit';

/** Work in the background that someone asked for. */
export class CoreOperationModel extends Operation {
  static override tableName = 'core.operation';
}
