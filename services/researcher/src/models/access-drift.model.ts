import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';

/** A difference between an outside system and the ledger, for one account. */
export class AccessDriftModel extends TableModel {
  declare id: number;
  declare access_type: string;
  declare place: string;
  declare account: string;
  declare user_id: number | null;
  declare kind: string;
  declare found: Date;
  declare mend_asked: Date | null;
  declare mended_by: number | null;
  declare closed: Date | null;
  declare error: string;
  declare person?: PersonView | null;
  declare mender?: PersonView | null;

  static override tableName = 'researcher.access_drift';
  static override relationMappings = (): ModelRelations => ({
    person: belongsToOne(PersonView, { from: 'researcher.access_drift.user_id', to: 'core_api.person.id' }),
    mender: belongsToOne(PersonView, { from: 'researcher.access_drift.mended_by', to: 'core_api.person.id' }),
  });
}
