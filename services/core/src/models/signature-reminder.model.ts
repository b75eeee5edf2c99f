import { TableModel } from '@portal/kit';

/** A reminder of an RDA that waits for its Signing Official. */
export class AgreementReminderModel extends TableModel {
  declare id: number;
  declare file_id: string;
  declare created: Date;

  static override tableName = 'core.agreement_reminder';
}

/** A reminder of a Material Transfer Agreement that waits for its Signing Official. */
export class TransferReminderModel extends TableModel {
  declare id: number;
  declare transfer_agreement_id: string;
  declare created: Date;

  static override tableName = 'core.transfer_reminder';
}
