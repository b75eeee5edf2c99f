/** Orders of tissue from the brain bank's system BINS (spec 3 sections 3 "BINS order", 4.6 and 7). */
import { z } from 'zod';
import { DONOR_STORES, HEMISPHERES, TISSUE_STORAGES, TISSUE_UNITS } from './donors.ts';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import {
  CARRIERS,
  ORDER_PROGRESS,
  ORDER_ROLES,
  ORDER_STATES,
  SHIPMENT_STATES,
  TRACKING_NUMBER,
} from './orders.ts';
import {
  Abilities,
  Email,
  Id,
  IdParams,
  institutionName,
  line,
  requiredLine,
  requiredList,
  requiredText,
  Summary,
  text,
  Timestamp,
} from '../api/primitives.ts';
import { DonorHash } from './donor.wire.ts';
import { orderHistory } from './order.history.ts';
import { RequestTypeNumber } from '../request/numbers.wire.ts';
import { shipmentObject } from './shipment.wire.ts';

const Note = text(LIMITS.orderNote).default('');
const Code = line(LIMITS.orderLine).default('');
const Storage = z.enum(TISSUE_STORAGES);
const Unit = z.enum(TISSUE_UNITS);

/** What is said to the brain bank about one donor: from which hemisphere, or which tissue. */
const OrderedDonor = z.strictObject({
  hemisphere: z.enum(HEMISPHERES).nullable().default(null),
  tissue: line(LIMITS.orderLine).default(''),
  description: Note,
  /** Of the donor, in the brain bank's own books. */
  record_id: Code,
});

/** One piece of tissue; `amount` is reserved for it from then on. */
export const OrderCase = z.strictObject({
  hash_code: DonorHash,
  /** By which the brain bank calls its distribution. */
  distribution_id: Code,
  hemisphere: z.enum(HEMISPHERES),
  tissue_type: requiredLine(LIMITS.orderLine),
  storage: Storage,
  amount: z.number(INPUT_MESSAGES.number).positive(INPUT_MESSAGES.moreThanNone).max(LIMITS.orderAmount),
  unit: Unit,
  description: Note,
});
export type OrderCase = z.output<typeof OrderCase>;

/** What a person fills in. */
export const OrderFields = z.strictObject({
  name: requiredLine(LIMITS.orderLine),
  email: Email,
  institution: institutionName(),
  address: requiredText(LIMITS.reason),
  city: requiredLine(LIMITS.shippingPlace),
  region: line(LIMITS.shippingPlace).default(''),
  postal_code: line(LIMITS.postalCode).default(''),
  country: requiredLine(LIMITS.shippingPlace),
  phone_numbers: z.array(requiredLine(LIMITS.shippingPhone)).max(LIMITS.orderPhones).default([]),
  /** By their hashes. */
  donor: z
    .record(DonorHash, OrderedDonor)
    .refine((donors) => Object.keys(donors).length <= LIMITS.orderDonors, INPUT_MESSAGES.tooManyDonors),
  cases: requiredList(OrderCase, INPUT_MESSAGES.tissueMissing).max(LIMITS.orderCases),
});
export type OrderFields = z.output<typeof OrderFields>;

/** The same in answers: a request may lack what an order must say. */
const OrderSummary = z.object({
  name: z.string(),
  email: z.string(),
  institution: z.string(),
  address: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone_numbers: z.array(z.string()),
});

export const orderObject = defineObject({
  name: 'abn_bins_upload',
  service: 'tissue',
  history: orderHistory,
  bodyLimit: BODY_LIMITS.lists,
  access: { read: ORDER_ROLES, write: ORDER_ROLES },
  schema: OrderSummary.extend({
    /** BINS calls it `orderId`. */
    id: Id,
    request_id: Id,
    request_type: RequestTypeNumber,
    donor: z.record(z.string(), OrderedDonor),
    cases: z.array(OrderCase.extend({ id: Id, is_received: z.boolean().nullable() })),
    state: z.enum(ORDER_STATES),
    /** Why it is not with BINS yet, in words for staff. */
    problem: z.string().nullable(),
    /** With the state of its shipment. */
    progress: z.enum(ORDER_PROGRESS),
    /** When BINS first had it. */
    sent: Timestamp.nullable(),
    creator: Summary.nullable(),
    created_date: Timestamp,
    modified: Timestamp,
    shipment: shipmentObject.schema.omit({ samples: true, abilities: true, request: true }).nullable(),
    /** `edit`, `send`, `ship`. */
    abilities: Abilities,
  }),
  /** `key` makes a second attempt of a browser that heard no answer the same order. */
  create: OrderFields.extend({ request_id: Id, key: z.uuid() }),
  createErrors: ['NOT_FOUND', 'WRONG_STATE', 'CONFLICT'],
  filters: {
    id: filter.number('in'),
    request_id: filter.number('in'),
    state: filter.text('in'),
  },
  ordering: ['id', 'created_date'],
  defaultOrdering: '-id',
});

/** What there is of one region of a donor, less what other orders have reserved. */
export const Stock = z.object({
  hemisphere: z.enum(HEMISPHERES),
  tissue_type: z.string(),
  storage: Storage,
  unit: Unit,
  /** Null where the brain bank does not say how much there is. */
  amount: z.number().nullable(),
  left: z.number().nullable(),
});
export type Stock = z.output<typeof Stock>;

/** With what a new order begins: the words of the request, and the donors that it was handed in with. */
const OrderForm = OrderSummary.extend({
  /** Whether an order can be placed now. */
  is_orderable: z.boolean(),
  /** What is missing where none can, in words. */
  obstacle: z.string().nullable(),
  store: z.enum(DONOR_STORES),
  /** What the researcher asked for, in their words; '' for what they left out. `readWish` reads it. */
  wish: z.object({ brain_area: z.string(), tissue_needed: z.string(), storage: z.string() }),
  donors: z.array(z.object({ donor_hash: DonorHash, diagnosis: z.string(), stock: z.array(Stock) })),
});

const ShipmentPut = z
  .strictObject({
    state: z.enum(SHIPMENT_STATES),
    carrier: z.enum(CARRIERS).nullable().default(null),
    tracking_number: z
      .string()
      .max(LIMITS.orderLine)
      .regex(TRACKING_NUMBER, INPUT_MESSAGES.trackingNumber)
      .nullable()
      .default(null),
  })
  .refine(({ state, carrier }) => state === 'packed' || state === 'returned' || carrier !== null, {
    path: ['carrier'],
    message: INPUT_MESSAGES.carrierMissing,
  })
  .refine(
    ({ state, tracking_number: number }) => state === 'packed' || state === 'returned' || number !== null,
    {
      path: ['tracking_number'],
      message: INPUT_MESSAGES.trackingNumber,
    },
  );

const oneOrder = {
  service: 'tissue',
  access: ORDER_ROLES,
  params: IdParams,
  response: orderObject.schema,
} as const;

export const orderEndpoints = defineEndpoints({
  ...orderObject.endpoints,
  'GET /abn-request/{id}/order-form/': {
    service: 'tissue',
    summary: 'What an order of a tissue request begins with, and how much of each donor is left',
    access: ORDER_ROLES,
    params: IdParams,
    response: OrderForm,
    // Of a type that asks for no donors.
    errors: ['WRONG_STATE'],
  },
  'PUT /abn_bins_upload/{id}/': {
    ...oneOrder,
    summary: 'Replace an order, here and at BINS (spec 3 section 7)',
    body: OrderFields,
    bodyLimit: BODY_LIMITS.lists,
    versionOf: 'GET /abn_bins_upload/{id}/',
    versionFromRead: true,
    errors: ['WRONG_STATE', 'CONFLICT'],
  },
  'POST /abn_bins_upload/{id}/send/': {
    ...oneOrder,
    summary: 'Send an order to BINS that did not get there',
    errors: ['WRONG_STATE'],
  },
  'PUT /abn_bins_upload/{id}/shipment/': {
    ...oneOrder,
    summary: 'Say how far the parcel of an order is',
    body: ShipmentPut,
    versionOf: 'GET /abn_bins_upload/{id}/',
    errors: ['WRONG_STATE'],
  },
});
