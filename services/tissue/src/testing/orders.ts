/** Tissue requests and orders, for tests of this service. */
import { randomUUID } from 'node:crypto';
import type { RequestStatus, RequestType, TransferAgreementState } from '@portal/contract';
import { buildOrderBody, buildOrderFields } from '@portal/contract/testing/order-body';
import { buildTransfer, type Factories } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildSubmittedCollection, buildRequest, type BuiltRequest } from '@portal/researcher/testing';
import { OrderCaseModel, OrderModel, OrderSendingModel, ShipmentModel } from '../models/index.ts';
import { buildDonor } from './donor-factory.ts';

type Build = Pick<Factories, 'insert' | 'insertTogether' | 'sql' | 'person'>;

export const SHIPPING_ANSWERS = {
  full_name: 'Jonas Lindgren',
  email: 'receiving@university.test',
  address: '12 College Road',
  city: 'Lakeside',
  region: 'Minnesota',
  postal_code: '55401',
  country: 'United States',
  phone_number: '+1 555 0117',
  brain_area: 'Amygdala',
  tissue_needed: '2 g of each donor.',
  resource_types: 'frozen',
};

/** A donor with frozen amygdala, 10 g by default. @returns the hash */
export async function buildStockedDonor(build: Build, amount: number | null = 10): Promise<string> {
  const hash = await buildDonor(build);
  await build.sql(
    `insert into tissue.donor_sample (donor_id, source_key, hemisphere, region, preservation, amount, unit)
      select id, 'A1', 'Left Hemisphere', 'Amygdala', 'frozen', $2, 'g' from tissue.donor where donor_hash = $1`,
    [hash, amount],
  );
  return hash;
}

export interface Orderable extends BuiltRequest {
  readonly donors: readonly string[];
}

/**
 * A request submitted with donors, and its agreement; by default Approved, of type 8, and with an executed agreement.
 */
export async function buildOrderable(
  build: Build,
  options: {
    readonly owner?: TestPerson;
    readonly type?: RequestType;
    readonly status?: RequestStatus;
    readonly donors?: readonly string[];
    /** Null for no agreement. */
    readonly agreement?: TransferAgreementState | null;
  } = {},
): Promise<Orderable> {
  const { type = 8, status = 4 } = options;
  const donors = options.donors ?? [await buildStockedDonor(build)];
  const request = await buildRequest(build, {
    type,
    status,
    answers: SHIPPING_ANSWERS,
    ...(options.owner ? { owner: options.owner } : {}),
  });
  await buildSubmittedCollection(build, { request, donors });
  const { agreement: state = 'executed' } = options;
  if (state !== null) {
    const institution = { id: request.owner.institutionId ?? 0, name: 'University of Test' };
    await buildTransfer(build, { request, recipient: request.owner, institution, state });
  }
  return { ...request, donors };
}

/** A piece from the stock of `buildStockedDonor`. */
export const piece = (hash: string, amount = 2) => ({
  hash_code: hash,
  distribution_id: '',
  hemisphere: 'Left Hemisphere' as const,
  tissue_type: 'Amygdala',
  storage: 'frozen' as const,
  amount,
  unit: 'g' as const,
  description: '',
});

/** Order form fields: by default two grams of each donor. */
export const orderFields = (donors: readonly string[], amount = 2) =>
  buildOrderFields(donors.map((hash) => piece(hash, amount)));

export const newOrder = ({ id, donors }: Pick<Orderable, 'id' | 'donors'>, amount = 2) =>
  buildOrderBody(
    id,
    donors.map((hash) => piece(hash, amount)),
  );

/** An order, by default already in BINS; with a shipment if a shipment state is given. @returns its id */
export async function buildOrder(
  build: Build,
  request: Orderable,
  options: {
    readonly state?: OrderModel['state'];
    readonly shipment?: ShipmentModel['state'];
    readonly sent?: Date;
  } = {},
): Promise<number> {
  const state = options.state ?? 'sent';
  const { cases, ...fields } = orderFields(request.donors);
  const { id } = await build.insert(OrderModel, {
    ...fields,
    key: randomUUID(),
    request_id: request.id,
    request_type: 8,
    state,
  });
  for (const [position, one] of cases.entries())
    await build.insert(OrderCaseModel, { ...one, amount: String(one.amount), order_id: id, position });
  await build.insert(OrderSendingModel, { order_id: id, sent_revision: state === 'sent' ? 1 : 0 });
  if (options.shipment) {
    const isSent = options.shipment !== 'packed';
    await build.insert(ShipmentModel, {
      order_id: id,
      state: options.shipment,
      ...(isSent ? { carrier: 'FedEx', tracking_number: '7712 3344', sent: options.sent ?? new Date() } : {}),
    });
  }
  return id;
}

/** @returns the id of the shipment of an order */
export const findShipment = async (build: Pick<Factories, 'sql'>, order: number): Promise<number> =>
  (await build.sql<{ id: number }>('select id from tissue.shipment where order_id = $1', [order]))[0]?.id ??
  0;
