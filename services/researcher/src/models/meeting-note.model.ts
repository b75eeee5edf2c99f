import { TableModel } from '@portal/kit';

/** Notes of the review meeting of a request. */
export class MeetingNoteModel extends TableModel {
  declare request_id: number;
  /** Sanitized HTML. */
  declare text: string;
  declare version: number;
  declare author_id: number;
  declare modified: Date;

  static override tableName = 'researcher.meeting_note';
  static override idColumn = 'request_id';
}
