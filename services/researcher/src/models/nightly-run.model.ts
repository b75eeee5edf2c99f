import { NightlyRun } from '@portal/common';

export class NightlyRunModel extends NightlyRun {
  static override tableName = 'researcher.nightly_run';
}
