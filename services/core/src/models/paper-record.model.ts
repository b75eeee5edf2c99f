import { TableModel } from '@portal/kit';

/** An agreement signed on paper: its scan, who recorded it, who confirmed or refused it. */
export class PaperRecordModel extends TableModel {
  declare id: number;
  declare file_id: string;
  declare storage_key: string;
  declare institution_id: number;
  declare sha256: string;
  declare from_status: number;
  declare status: number;
  declare signature: string;
  declare signature_date: string;
  declare sf_signature: string | null;
  declare sf_signature_date: string | null;
  declare scan_id: string;
  declare scan_key: string;
  declare scan_sha256: string;
  declare recorder_id: number;
  declare recorded_at: Date;
  declare state: string;
  declare decider_id: number | null;
  declare decided_at: Date | null;
  declare reason: string | null;
  declare seal: string | null;

  static override tableName = 'core.paper_record';
}
