import type { FactorKind } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** What a person proves beside the password: an authenticator app or a passkey. */
export class SecondFactorModel extends TableModel {
  declare id: number;
  declare account_id: number;
  declare kind: FactorKind;
  declare name: string;
  /** The encrypted secret of an authenticator app. */
  declare secret: string | null;
  /** The 30 seconds whose code was accepted last; that code and older ones no longer count. */
  declare last_period: number;
  declare credential_id: string | null;
  declare public_key: Buffer | null;
  declare sign_count: number;
  declare transports: string[];
  declare created: Date;
  declare modified: Date;
  declare last_used: Date | null;

  static override tableName = 'core.second_factor';
}
