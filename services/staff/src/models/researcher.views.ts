/** What the researcher service lets others read. */
import type { RequestStatus, RequestType } from '@portal/contract';
import { ReadModel } from '@portal/kit';

export class RequestView extends ReadModel {
  declare id: number;
  declare sfari_request_id: string;
  declare type: RequestType;
  declare status: RequestStatus;
  declare owner_id: number;
  declare institution_id: number | null;
  declare project_id: number;
  declare project_title: string;
  declare sfari_project_id: string;
  declare submission_date: Date | null;
  declare decision_date: Date | null;
  declare fulfillment_date: Date | null;
  declare expiration_date: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'researcher_api.request';
}

export class ProjectView extends ReadModel {
  declare id: number;
  declare sfari_project_id: string;
  declare title: string;
  declare owner_id: number;

  static override tableName = 'researcher_api.project';
}
