/** What the researcher service lets core read, for rights alone (decision 184). */
import type { RequestStatus, RequestType } from '@portal/contract';
import { ReadModel } from '@portal/kit';

/** Who has to do with which request or file, and how. */
export class InvolvementView extends ReadModel {
  declare kind: string;
  declare user_id: number | null;
  declare file_id: string | null;
  declare request_id: number | null;
  declare sfari_request_id: string | null;
  declare type: RequestType | null;
  declare status: RequestStatus | null;
  declare owner_id: number | null;
  declare institution_id: number | null;

  static override tableName = 'researcher_api.involvement';
  static override idColumn = ['kind', 'user_id', 'request_id', 'file_id'];
}
