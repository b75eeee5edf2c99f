import { TableModel } from '@portal/kit';

export class IrbModel extends TableModel {
  declare id: number;
  declare project_id: number;
  declare file_id: string;
  declare designation: number;
  declare assurance_number: string | null;
  declare approval_date: string;
  declare exemption_date: string | null;
  declare renewal_date: string | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'researcher.irb';
}
