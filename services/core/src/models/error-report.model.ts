import { TableModel } from '@portal/kit';

/** An error that a person reported from a page. */
export class ErrorReportModel extends TableModel {
  declare id: number;
  declare reporter_id: number;
  declare impersonator_id: number | null;
  declare notes: string;
  declare payload_body: string;
  declare response_body: string;
  declare error_fe_url: string;
  declare error_api_url: string;
  declare correlation_id: string | null;
  declare created: Date;
  declare handled: Date | null;

  static override tableName = 'core.error_report';
}
