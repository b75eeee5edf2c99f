import { TableModel } from '@portal/kit';

/** A subscription of another system to changes. */
export class WebhookModel extends TableModel {
  declare id: number;
  declare name: string;
  declare url: string;
  declare events: string[];
  declare state: string;
  declare active_since: Date;
  /** Makes the secret its own, even if a restored database gives the same id again. */
  declare key: string;
  declare secret_version: number;
  declare previous_until: Date | null;
  declare owner_id: number | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'core.webhook';
}

/** One message to one webhook, with its last attempt. */
export class WebhookDeliveryModel extends TableModel {
  declare id: number;
  declare webhook_id: number;
  declare event_id: string;
  declare type: string;
  declare body: string;
  declare state: string;
  declare attempts: number;
  declare next_try: Date | null;
  declare last_try: Date | null;
  declare problem: string | null;
  declare status: number | null;
  declare answer: string;
  declare milliseconds: number | null;
  declare first_failed: Date | null;
  declare delivered_at: Date | null;
  declare created: Date;

  static override tableName = 'core.webhook_delivery';
}
