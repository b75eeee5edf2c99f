import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';

/** One comparison of the ledger with the outside systems. */
export class AccessCheckModel extends TableModel {
  declare id: number;
  declare actor_id: number | null;
  declare night: string | null;
  declare created: Date;
  declare started: Date | null;
  declare finished: Date | null;
  declare systems: unknown;
  declare actor?: PersonView | null;

  static override tableName = 'researcher.access_check';
  static override jsonAttributes = ['systems'];
  static override relationMappings = (): ModelRelations => ({
    actor: belongsToOne(PersonView, { from: 'researcher.access_check.actor_id', to: 'core_api.person.id' }),
  });
}
