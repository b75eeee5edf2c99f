import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';

/** A view of a queue that a person keeps under a name. */
export class SavedViewModel extends TableModel {
  declare id: number;
  declare user_id: number;
  declare page: string;
  declare name: string;
  /** What stands after the "?" of the address. */
  declare search: string;
  declare created: Date;
  declare modified: Date;
  declare user?: AccountModel;

  static override tableName = 'core.saved_view';
  static override relationMappings = (): ModelRelations => ({
    user: belongsToOne(AccountModel, { from: 'core.saved_view.user_id', to: 'core.account.id' }),
  });
}
