import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { EmailModel } from './email.model.ts';

/** An object that a mail is about, beside the first one. */
export class EmailFurtherObjectModel extends TableModel {
  declare id: number;
  declare email_id: number;
  declare object_id: string;
  declare email?: EmailModel;

  static override tableName = 'core.email_further_object';
  static override relationMappings = (): RelationMappings => ({
    email: {
      relation: Model.BelongsToOneRelation,
      modelClass: EmailModel,
      join: { from: 'core.email_further_object.email_id', to: 'core.email.id' },
    },
  });
}
