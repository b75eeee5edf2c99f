import { TableModel } from '@portal/kit';

/** Failed guesses of a password by account and place. */
export class GuessCounterModel extends TableModel {
  declare key: string;
  declare account: string;
  declare failures: number;
  declare waits_until: Date | null;
  declare forget_at: Date;

  static override tableName = 'core.guess_counter';
  static override idColumn = 'key';
}
