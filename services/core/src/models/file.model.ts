import { TableModel } from '@portal/kit';

/** A stored file: its type, its creator and the result of its virus scan. */
export class FileModel extends TableModel {
  declare id: string;
  declare type: number;
  declare name: string;
  declare media_type: string;
  declare size: number;
  declare sha256: string;
  declare storage_key: string;
  declare scan: string;
  declare creator_id: number | null;
  declare institution_id: number | null;
  declare additional_data: Record<string, unknown>;
  declare created: Date;
  declare modified: Date;
  declare scan_attempts: number;
  declare scan_next: Date;

  static override tableName = 'core.file';
  static override get jsonAttributes() {
    return ['additional_data'];
  }
}
