import { Operation } from '@portal/kit';

/** A background operation that someone started. */
export class ResearcherOperationModel extends Operation {
  static override tableName = 'researcher.operation';
}
