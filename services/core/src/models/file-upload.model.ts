import { TableModel } from '@portal/kit';

/** A large file that is uploaded in pieces: its progress, its lock and its result. */
export class FileUploadModel extends TableModel {
  declare id: string;
  declare creator_id: number;
  /** The superuser who acted as the creator. */
  declare impersonator_id: number | null;
  declare type: number;
  declare name: string;
  declare size: number;
  declare received: number;
  declare state: string;
  declare storage_key: string;
  /** Data that the file store needs to continue the upload. */
  declare receipt: unknown;
  /** Token of the call or check that has locked the upload until `held_until`. */
  declare holder: string | null;
  declare held_until: Date | null;
  declare file_id: string | null;
  declare refusal_code: string | null;
  declare refusal: string | null;
  declare expires: Date;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'core.file_upload';
  static override get jsonAttributes() {
    return ['receipt'];
  }
}
