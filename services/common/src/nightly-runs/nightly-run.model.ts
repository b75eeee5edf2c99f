import { TableModel } from '@portal/kit';

/** A daily task and its result; each service with nightly tasks has its own table. */
export abstract class NightlyRun extends TableModel {
  declare id: number;
  declare task: string;
  declare day: string;
  declare started: Date;
  declare finished: Date | null;
  declare failed: Date | null;
  declare attempts: number;
  declare counts: Record<string, number>;
  declare error: string;

  static override jsonAttributes = ['counts'];
}
