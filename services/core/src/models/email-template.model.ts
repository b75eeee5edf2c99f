import type { TemplateModel } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** Text of a mail template that staff edit. */
export class EmailTemplateModel extends TableModel {
  declare id: number;
  declare key: string;
  declare title: string;
  declare model_name: TemplateModel;
  declare subject: string;
  declare body: string;
  declare created: Date;
  declare modified: Date;
  declare decision: string | null;
  declare subject_es: string;
  declare body_es: string;

  static override tableName = 'core.email_template';
}
