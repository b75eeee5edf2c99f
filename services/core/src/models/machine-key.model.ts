import { TableModel } from '@portal/kit';

/** A key with which another system calls. Only hashes of its secrets are stored. */
export class MachineKeyModel extends TableModel {
  declare id: number;
  declare name: string;
  declare purpose: string;
  declare scopes: string[];
  declare networks: string[];
  declare owner_id: number;
  declare hash: string;
  declare ending: string;
  declare previous_hash: string | null;
  declare previous_until: Date | null;
  declare expires_at: Date;
  declare revoked_at: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'core.machine_key';
}
