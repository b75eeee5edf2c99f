/** Kinds of samples that may be requested, and the availability of samples (spec 2 sections 3, 4 and 7). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Id, IdParams, PathId, Summary, Timestamp } from '../api/primitives.ts';
import { AVAILABILITIES } from './availability.ts';
import { SAMPLE_BATCH, SAMPLE_ID_PATTERN } from './sample-ids.ts';
import { SAMPLE_UNITS } from './sample-kinds.ts';
import { sampleTypeHistory } from './history.ts';

/** A restricted kind is visible only to people who may request it and to staff; `allowed_users` only to staff. */
export const sampleTypeObject = defineObject({
  name: 'sample-type',
  service: 'researcher',
  history: sampleTypeHistory,
  access: { read: 'signed-in', write: [] },
  schema: z.object({
    id: Id,
    type: z.string(),
    display_name: z.string(),
    limited: z.boolean(),
    active: z.boolean(),
    unit: z.enum(SAMPLE_UNITS),
    /** Default amount for a new id, minimum amount, and the standard amount as text. */
    standard_amount: z.number(),
    minimum_amount: z.number(),
    usual_amount: z.string(),
    /** Cohorts of which the inventory has samples of this kind. */
    cohorts: z.array(z.string()),
    /* Relations, included with expand */
    allowed_users: z.array(Summary).optional(),
  }),
  filters: { id: filter.number('in'), limited: filter.boolean(), active: filter.boolean() },
  ordering: ['id', 'type'],
  defaultOrdering: 'id',
  expand: ['allowed_users'],
});

const SampleId = z.string().regex(SAMPLE_ID_PATTERN);

export const SampleAvailability = z.object({
  id: z.string(),
  availability: z.enum(AVAILABILITIES),
  /** Null if the inventory does not have the id. */
  amount_available: z.number().nullable(),
  unit: z.enum(SAMPLE_UNITS),
  /** Number of submitted requests with this sample, and of approved ones among them. */
  request_count: z.int(),
  approved_count: z.int(),
  ipsc_consented: z.boolean().nullable(),
  /** For an unknown id: the inventory's spelling, if only upper and lower case differ. */
  written_as: z.string().optional(),
  /** Messages why the sample is still refused: research of the given project may use only other samples. */
  refusals: z.array(z.string()).optional(),
  /** For a failing id, if the foundation allows it: available ids of the same kind and family situation. */
  alternatives: z.array(z.string()).optional(),
});
export type SampleAvailability = z.infer<typeof SampleAvailability>;

export const SampleAvailabilities = z.object({
  results: z.array(SampleAvailability),
  /** `kept`: the external inventory could not be reached, so the last known data were used. */
  source: z.enum(['inventory', 'kept']),
  /** Time of the last known data; null if the inventory was reached. */
  as_of: Timestamp.nullable(),
});
export type SampleAvailabilities = z.infer<typeof SampleAvailabilities>;

/** A sample in a request, with the requested amount. */
export const RequestSample = SampleAvailability.extend({ amount: z.number().nullable() });
export type RequestSample = z.infer<typeof RequestSample>;

export const RequestSamples = SampleAvailabilities.extend({
  /** Null while the draft has no kind. */
  sample_type: Summary.nullable(),
  results: z.array(RequestSample),
});
export type RequestSamples = z.infer<typeof RequestSamples>;

export const SampleValidation = z.strictObject({
  ids: z.array(SampleId).min(1).max(SAMPLE_BATCH),
  sample_type: Id,
  generate_ipscs: z.boolean().optional(),
  /** The project of the request: samples not offered to it fail, as they would on submission. */
  project: Id.optional(),
});

/** `ids` are separated by commas. */
const AvailabilityQuery = z.strictObject({
  ids: z
    .string()
    .max(5000)
    .transform((value) => [...new Set(value.split(',').filter((part) => part !== ''))])
    .pipe(z.array(SampleId).min(1).max(SAMPLE_BATCH)),
  sample_type: PathId,
  generate_ipscs: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
});

export const sampleEndpoints = defineEndpoints({
  ...sampleTypeObject.endpoints,
  'GET /sample-availability/': {
    service: 'researcher',
    summary: 'Whether samples of a kind are available, for at most 100 IDs (spec 2 section 7)',
    access: 'signed-in',
    query: AvailabilityQuery,
    response: SampleAvailabilities,
  },
  'POST /sample-availability/validate/': {
    service: 'researcher',
    summary: 'The same for IDs that are being typed. Changes nothing (spec 2 section 5, Validate)',
    access: 'signed-in',
    body: SampleValidation,
    response: SampleAvailabilities,
  },
  'GET /request/{id}/samples/': {
    service: 'researcher',
    summary:
      'The samples of a request and whether each is available, for its owner and the people who decide (spec 3 section 2.6)',
    access: 'signed-in',
    params: IdParams,
    response: RequestSamples,
    errors: ['WRONG_STATE'],
  },
});
