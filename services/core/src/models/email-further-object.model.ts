import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { EmailModel } from './email.model.ts';

/** An object that a mail is about, beside the first one. */
export class EmailFurtherObjectModel extends TableModel {
  declare id: number;
  declare email_id: number;
  declare object_id: string;
  declare email?: EmailModel;

  static override tableName = 'core.email_further_object';
  static override relationMappings = (): ModelRelations => ({
    email: belongsToOne(EmailModel, { from: 'core.email_further_object.email_id', to: 'core.email.id' }),
  });
}
