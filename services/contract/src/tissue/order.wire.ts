/** Tissue orders placed in the brain bank's system BINS (spec 3 sections 3 "BINS order", 4.6 and 7). */
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
  singleLineText,
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
const Code = singleLineText(LIMITS.orderLine).default('');
const Storage = z.enum(TISSUE_STORAGES);
const Unit = z.enum(TISSUE_UNITS);

/** Instructions to the brain bank for one donor: hemisphere or tissue. */
const OrderedDonor = z.strictObject({
  hemisphere: z.enum(HEMISPHERES).nullable().default(null),
  tissue: singleLineText(LIMITS.orderLine).default(''),
  description: Note,
  /** The donor's id in the brain bank's own records. */
  record_id: Code,
});

/** One piece of tissue; ordering it reserves `amount`. */
export const OrderCase = z.strictObject({
  hash_code: DonorHash,
  /** The brain bank's id of its distribution. */
  distribution_id: Code,
  hemisphere: z.enum(HEMISPHERES),
  tissue_type: requiredLine(LIMITS.orderLine),
  storage: Storage,
  amount: z.number(INPUT_MESSAGES.number).positive(INPUT_MESSAGES.moreThanNone).max(LIMITS.orderAmount),
  unit: Unit,
  description: Note,
});
export type OrderCase = z.output<typeof OrderCase>;

export const OrderFields = z.strictObject({
  name: requiredLine(LIMITS.orderLine),
  email: Email,
  institution: institutionName(),
  address: requiredText(LIMITS.reason),
  city: requiredLine(LIMITS.shippingPlace),
  region: singleLineText(LIMITS.shippingPlace).default(''),
  postal_code: singleLineText(LIMITS.postalCode).default(''),
  country: requiredLine(LIMITS.shippingPlace),
  phone_numbers: z.array(requiredLine(LIMITS.shippingPhone)).max(LIMITS.orderPhones).default([]),
  /** By donor hash. */
  donor: z
    .record(DonorHash, OrderedDonor)
    .refine((donors) => Object.keys(donors).length <= LIMITS.orderDonors, INPUT_MESSAGES.tooManyDonors),
  cases: requiredList(OrderCase, INPUT_MESSAGES.tissueMissing).max(LIMITS.orderCases),
});
export type OrderFields = z.output<typeof OrderFields>;

/** The same fields in answers: initial values from a request may be incomplete. */
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
    /** BINS calls this `orderId`. */
    id: Id,
    request_id: Id,
    request_type: RequestTypeNumber,
    donor: z.record(z.string(), OrderedDonor),
    cases: z.array(OrderCase.extend({ id: Id, is_received: z.boolean().nullable() })),
    state: z.enum(ORDER_STATES),
    /** Why the order has not reached BINS yet, as text for staff. */
    problem: z.string().nullable(),
    /** Including the state of its shipment. */
    progress: z.enum(ORDER_PROGRESS),
    /** When BINS first received it. */
    sent: Timestamp.nullable(),
    creator: Summary.nullable(),
    /** The last change by a person; null if the order is as it was placed. */
    changed: Timestamp.nullable(),
    changer: Summary.nullable(),
    /** When BINS received that change; null until then. */
    change_sent: Timestamp.nullable(),
    created_date: Timestamp,
    modified: Timestamp,
    shipment: shipmentObject.schema.omit({ samples: true, abilities: true, request: true }).nullable(),
    /** `edit`, `send`, `ship`. */
    abilities: Abilities,
  }),
  /** `key` identifies the order, so that a browser that retries after a lost answer does not create a second one. */
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

/** The stock of one brain region of a donor, with amounts reserved by other orders subtracted. */
export const Stock = z.object({
  hemisphere: z.enum(HEMISPHERES),
  tissue_type: z.string(),
  storage: Storage,
  unit: Unit,
  /** Null if the brain bank does not state the amount. */
  amount: z.number().nullable(),
  left: z.number().nullable(),
});
export type Stock = z.output<typeof Stock>;

/** Initial values of a new order: texts from the request, and the donors it was submitted with. */
const OrderForm = OrderSummary.extend({
  /** Whether an order can be placed now. */
  is_orderable: z.boolean(),
  /** What is missing if none can be placed, as text. */
  obstacle: z.string().nullable(),
  store: z.enum(DONOR_STORES),
  /** The researcher's own description of the tissue; '' for unanswered questions. `readWish` parses it. */
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
    summary: 'The initial values of an order of a tissue request, and how much of each donor is left',
    access: ORDER_ROLES,
    params: IdParams,
    response: OrderForm,
    // For a request type without donors.
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
    summary: 'Send an order to BINS again that did not reach it',
    errors: ['WRONG_STATE'],
  },
  'PUT /abn_bins_upload/{id}/shipment/': {
    ...oneOrder,
    summary: "Update the progress of an order's shipment",
    body: ShipmentPut,
    versionOf: 'GET /abn_bins_upload/{id}/',
    errors: ['WRONG_STATE'],
  },
});
