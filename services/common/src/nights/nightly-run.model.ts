import { TableModel } from '@portal/kit';

/** A task of a day, with what it did; each service that has nights names its own table. */
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
