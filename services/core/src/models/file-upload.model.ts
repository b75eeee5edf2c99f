import { TableModel } from '@portal/kit';

/** A large file that comes in pieces: how far it is, who works on it, what happened to it. */
export class FileUploadModel extends TableModel {
  declare id: string;
  declare creator_id: number;
  /** Who acted in the creator's name. */
  declare impersonator_id: number | null;
  declare type: number;
  declare name: string;
  declare size: number;
  declare received: number;
  declare state: string;
  declare storage_key: string;
  /** What the store of files needs to continue. */
  declare receipt: unknown;
  /** The call or the check that is at work, alone until then. */
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
