import { Operation } from '@portal/kit';

/** Work in the background that somebody asked for. */
export class ResearcherOperationModel extends Operation {
  static override tableName = 'researcher.operation';
}
