import type { DonorStore } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** One time that the donors of a store were read from the brain bank. */
export class DonorSyncModel extends TableModel {
  declare id: number;
  declare store: DonorStore;
  declare kind: string;
  declare state: string;
  declare started: Date;
  declare finished: Date | null;
  declare started_by: number | null;
  declare seen: number;
  declare added: number;
  declare changed: number;
  declare removed: number;
  declare refused: number;
  declare withheld: number;
  /** So many may be gone, though that is more than a fifth. */
  declare most_removed: number;
  declare problem: string | null;
  declare cursor: string | null;
  declare night: string | null;
  declare beat: Date | null;

  static override tableName = 'tissue.donor_sync';
  static override idColumn = 'id';
}
