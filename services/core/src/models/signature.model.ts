import { TableModel } from '@portal/kit';

/** A signature under an agreement, sealed and chained to the one before. */
export class SignatureModel extends TableModel {
  declare id: number;
  declare file_id: string;
  declare storage_key: string;
  declare institution_id: number;
  declare role: string;
  declare signer_id: number;
  declare typed_name: string;
  declare meaning: string;
  declare signed_at: Date;
  declare sha256: string;
  declare previous: string | null;
  declare seal: string;

  static override tableName = 'core.signature';
}
