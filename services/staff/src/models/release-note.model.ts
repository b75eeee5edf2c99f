import { TableModel } from '@portal/kit';

/** A release note of the portal. */
export class ReleaseNoteModel extends TableModel {
  declare id: number;
  declare version: string;
  /** Sanitized HTML. */
  declare text: string;
  /** Null for a draft. */
  declare released_at: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'staff.release_note';
}
