import { NightlyRun } from '@portal/kit';

export class NightlyRunModel extends NightlyRun {
  static override tableName = 'researcher.nightly_run';
}
