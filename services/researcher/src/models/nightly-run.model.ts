import { TableModel } from '@portal/kit';

/** A task of a day, with what it did. */
export class NightlyRunModel extends TableModel {
  declare id: number;
  declare task: string;
  declare day: string;
  declare started: Date;
  declare finished: Date | null;
  declare failed: Date | null;
  declare attempts: number;
  declare counts: Record<string, number>;
  declare error: string;

  static override tableName = 'researcher.nightly_run';
  static override jsonAttributes = ['counts'];
}
