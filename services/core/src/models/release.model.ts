import type { ReleaseReasons } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** The versions of one app that the gateways serve. */
export class ReleaseModel extends TableModel {
  declare id: number;
  declare app: string;
  declare version: string;
  declare previous: string | null;
  declare canary_version: string | null;
  /** Share of the sessions, 0 to 1. */
  declare canary_share: number | null;
  declare canary_since: Date | null;
  declare modified: Date;

  static override tableName = 'core.release';
}

/** One change of the served version. */
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
