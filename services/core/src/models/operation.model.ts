import { Operation } from '@portal/kit';

/** A background job that a person started. */
export class CoreOperationModel extends Operation {
  static override tableName = 'core.operation';
}
