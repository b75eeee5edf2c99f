import type { ReleaseReasons } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** What the gateways give out of one app. */
export class ReleaseModel extends TableModel {
  declare id: number;
  declare app: string;
  declare version: string;
  declare previous: string | null;
  declare canary_version: string | null;
  /** Of the sessions, 0 to 1. */
  declare canary_share: number | null;
  declare canary_since: Date | null;
  declare modified: Date;

  static override tableName = 'core.release';
}

/** One change of what is given out. */
export class ReleaseSwitchModel extends TableModel {
  declare id: number;
  declare app: string;
  declare kind: string;
  declare from_version: string | null;
  declare to_version: string;
  declare share: number | null;
  declare cause: string;
  declare reasons: ReleaseReasons;
  declare actor_id: number | null;
  declare created: Date;

  static override tableName = 'core.release_switch';
  static override jsonAttributes = ['reasons'];
}
