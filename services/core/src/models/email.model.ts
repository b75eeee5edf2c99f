import { TableModel } from '@portal/kit';

/** A requested mail and its delivery status. */
export class EmailModel extends TableModel {
  declare id: number;
  declare key: string;
  declare email_template: string;
  declare model_name: string | null;
  declare object_id: string | null;
  declare to: string[];
  declare cc: string[];
  declare bcc: string[];
  declare subject: string;
  declare body: string;
  declare status: string;
  declare attempts: number;
  declare error: string | null;
  declare actor_id: number | null;
  declare created: Date;
  declare sent_at: Date | null;
  declare modified: Date;
  declare attachments: string[];
  declare correlation_id: string | null;

  static override tableName = 'core.email';
}
