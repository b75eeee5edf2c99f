import { Operation } from '@portal/kit';

/** Work in the background that somebody asked for. */
export class CoreOperationModel extends Operation {
  static override tableName = 'core.operation';
}
