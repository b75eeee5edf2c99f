import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { EmailModel } from './email.model.ts';

/** A request that a mail names although it is about something else. */
export class EmailRequestModel extends TableModel {
  declare id: number;
  declare email_id: number;
  declare request_id: number;
  declare email?: EmailModel;

  static override tableName = 'core.email_request';
  static override relationMappings = (): ModelRelations => ({
    email: belongsToOne(EmailModel, { from: 'core.email_request.email_id', to: 'core.email.id' }),
  });
}
