import type {
  Carrier,
  Hemisphere,
  OrderFields,
  OrderState,
  RequestType,
  ShipmentState,
  TissueStorage,
  TissueUnit,
} from '@portal/contract';
import { TableModel } from '@portal/kit';

/** A tissue order; BINS uses the same id. */
export class OrderModel extends TableModel {
  declare id: number;
  declare key: string;
  declare request_id: number;
  declare request_type: RequestType;
  declare creator_id: number | null;
  declare name: string;
  declare email: string;
  declare institution: string;
  declare address: string;
  declare city: string;
  declare region: string;
  declare postal_code: string;
  declare country: string;
  declare phone_numbers: string[];
  declare donor: OrderFields['donor'];
  declare state: OrderState;
  declare problem: string | null;
  declare sent: Date | null;
  declare changed: Date | null;
  declare changer_id: number | null;
  declare change_sent: Date | null;
  declare version: number;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'tissue.order';
  static override jsonAttributes = ['donor'];
}

/** One piece of tissue of an order. */
export class OrderCaseModel extends TableModel {
  declare id: number;
  declare order_id: number;
  declare position: number;
  declare hash_code: string;
  declare distribution_id: string;
  declare hemisphere: Hemisphere;
  declare tissue_type: string;
  declare storage: TissueStorage;
  declare amount: string;
  declare unit: TissueUnit;
  declare description: string;
  declare is_received: boolean | null;

  static override tableName = 'tissue.order_case';
}

/** Sending state of an order. */
export class OrderSendingModel extends TableModel {
  declare order_id: number;
  declare revision: number;
  declare sent_revision: number;
  declare attempts: number;
  declare next_try: Date;
  declare held_until: Date | null;

  static override tableName = 'tissue.order_sending';
  static override idColumn = 'order_id';
}

export class ShipmentModel extends TableModel {
  declare id: number;
  declare order_id: number;
  declare state: ShipmentState;
  declare carrier: Carrier | null;
  declare tracking_number: string | null;
  declare packed: Date;
  declare sent: Date | null;
  declare arrived: Date | null;
  declare returned: Date | null;
  declare confirmed: Date | null;
  declare note: string | null;
  declare reminded: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'tissue.shipment';
}
