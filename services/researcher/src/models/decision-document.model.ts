import type { RequestStatus } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { FileView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** A file that went out with a decision. */
export class DecisionDocumentModel extends TableModel {
  declare id: number;
  declare request_id: number;
  /** Number of the status change that the decision was. */
  declare change_id: number;
  declare status: RequestStatus;
  declare file_id: string;
  declare created: Date;
  declare request?: RequestModel;
  declare file?: FileView;

  static override tableName = 'researcher.decision_document';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.decision_document.request_id',
      to: 'researcher.request.id',
    }),
    file: belongsToOne(FileView, { from: 'researcher.decision_document.file_id', to: 'core_api.file.id' }),
  });
}
