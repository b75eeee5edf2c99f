import { Operation } from '@portal/kit';

/** Work in the background that someone asked for. */
export class ResearcherOperationModel extends Operation {
  static override tableName = 'researcher.operation';
}
