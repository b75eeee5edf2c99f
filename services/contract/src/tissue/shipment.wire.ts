/** The shipment of an order, which the researcher who requested the tissue sees and confirms. */
import { z } from 'zod';
import { HEMISPHERES, TISSUE_STORAGES, TISSUE_UNITS } from './donors.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { CARRIERS, ORDER_ROLES, SHIPMENT_STATES } from './orders.ts';
import { Abilities, Id, IdParams, text, Timestamp } from '../api/primitives.ts';
import { INVESTIGATOR_ROLES } from '../people/roles.ts';
import { DonorHash } from './donor.wire.ts';

/** A piece of tissue in a shipment, without the data exchanged between foundation and brain bank. */
const ShippedSample = z.object({
  id: Id,
  hash_code: DonorHash,
  hemisphere: z.enum(HEMISPHERES),
  tissue_type: z.string(),
  storage: z.enum(TISSUE_STORAGES),
  amount: z.number(),
  unit: z.enum(TISSUE_UNITS),
  /** Null until the shipment was confirmed. */
  is_received: z.boolean().nullable(),
});

export const shipmentObject = defineObject({
  name: 'abn_shipment',
  service: 'tissue',
  access: { read: [...INVESTIGATOR_ROLES, ...ORDER_ROLES], write: INVESTIGATOR_ROLES },
  schema: z.object({
    id: Id,
    request: Id,
    state: z.enum(SHIPMENT_STATES),
    carrier: z.enum(CARRIERS).nullable(),
    tracking_number: z.string().nullable(),
    /** The carrier's tracking page. */
    tracking_url: z.string().nullable(),
    /** When it was packed, sent, delivered and returned; null if not yet. */
    packed: Timestamp,
    sent: Timestamp.nullable(),
    arrived: Timestamp.nullable(),
    returned: Timestamp.nullable(),
    /** When the researcher confirmed the arrival, and their note. */
    confirmed: Timestamp.nullable(),
    note: z.string().nullable(),
    samples: z.array(ShippedSample),
    /** `confirm`. */
    abilities: Abilities,
  }),
  filters: { id: filter.number('in'), request: filter.number('in'), state: filter.text('in') },
  ordering: ['id'],
  defaultOrdering: '-id',
});

/** Which listed pieces arrived. A missing piece requires a note. */
const Confirmation = z
  .strictObject({
    received: z.array(Id).max(LIMITS.orderCases),
    missing: z.array(Id).max(LIMITS.orderCases).default([]),
    note: text(LIMITS.orderNote).default(''),
  })
  .refine(({ missing, note }) => missing.length === 0 || note.trim() !== '', {
    path: ['note'],
    message: INPUT_MESSAGES.missingTissue,
  });

export const shipmentEndpoints = defineEndpoints({
  ...shipmentObject.endpoints,
  'POST /abn_shipment/{id}/confirm/': {
    service: 'tissue',
    summary: 'The researcher confirms which samples of a shipment arrived',
    access: INVESTIGATOR_ROLES,
    params: IdParams,
    body: Confirmation,
    response: shipmentObject.schema,
    errors: ['WRONG_STATE'],
  },
});
