import { NightlyRun } from '@portal/common';

export class NightlyRunModel extends NightlyRun {
  static override tableName = 'core.nightly_run';
}
