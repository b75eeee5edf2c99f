import { TableModel } from '@portal/kit';

/** A Material Transfer Agreement of a tissue request: its terms, its signatures and its document. */
export class TransferAgreementModel extends TableModel {
  declare id: string;
  declare request_id: number;
  declare request_code: string;
  declare project_title: string;
  declare version: number;
  declare state: string;
  declare state_since: Date;
  declare institution_id: number;
  declare institution_name: string;
  declare recipient_id: number;
  declare recipient_name: string;
  declare donors: number;
  declare tissue: string;
  declare template: number;
  declare name: string;
  declare size: number;
  declare sha256: string;
  declare storage_key: string;
  declare official_signature_id: number | null;
  declare official_signature: string | null;
  declare foundation_signature_id: number | null;
  declare foundation_signature: string | null;
  declare reason: string | null;
  declare ordered: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'core.transfer_agreement';
}
