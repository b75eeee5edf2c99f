import type { CloseOutOutcome } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** The answer for one kind: data, tissue or samples. */
export interface StoredAnswer {
  readonly outcome: CloseOutOutcome;
  readonly day: string | null;
  readonly description: string;
}

/** A confirmation that data or material was destroyed or returned, for one end of access. */
export class CloseOutModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare ended_on: string;
  declare kinds: string[];
  declare status: string;
  declare data: StoredAnswer | null;
  declare biospecimens: StoredAnswer | null;
  declare tissue: StoredAnswer | null;
  declare confirmed: Date | null;
  declare confirmed_by: number | null;
  declare judged: Date | null;
  declare reason: string;
  declare created: Date;
  declare request?: RequestModel;
  declare confirmer?: PersonView;

  static override tableName = 'researcher.close_out';
  static override jsonAttributes = ['data', 'biospecimens', 'tissue'];
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.close_out.request_id',
      to: 'researcher.request.id',
    }),
    confirmer: belongsToOne(PersonView, {
      from: 'researcher.close_out.confirmed_by',
      to: 'core_api.person.id',
    }),
  });
}
