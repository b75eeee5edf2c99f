/**
 * Donors of the brain bank, served by the tissue service (spec 3 sections 2.9, 3 and 7). Only the fields below are
 * stored from the brain bank's data, and none of them reveals a donor's identity.
 */
import { z } from 'zod';
import {
  BRAIN_REGIONS,
  CONFIRMATION_STATUSES,
  DONOR_GENDERS,
  DONOR_READER_ROLES,
  DONOR_TEXT_FIELDS,
  HEMISPHERES,
  TISSUE_STATES,
  TISSUE_STORAGES,
  TISSUE_UNITS,
} from './donors.ts';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Id, Timestamp } from '../api/primitives.ts';

/** Identifies a donor outside the brain bank. */
export const DonorHash = z.string().regex(/^[0-9a-f]{16}$/);

const Words = z.string().nullable();
const List = z.array(z.string());
const Measure = z.number().nullable();
const State = z.enum(TISSUE_STATES);

const Donor = z.object({
  id: Id,
  donor_hash: DonorHash,
  diagnosis: z.string(),
  confirmation_status: z.enum(CONFIRMATION_STATUSES),
  /** Years. */
  age: Measure,
  gender: z.enum(DONOR_GENDERS),
  ethnicities: List,
  left_hemisphere: State,
  right_hemisphere: State,
  brainstem: State,
  left_detail: Words,
  right_detail: Words,
  /** Grams. */
  left_amount: Measure,
  right_amount: Measure,
  left_quality: Words,
  right_quality: Words,
  brain_weight: Measure,
  preservation: Words,
  /** Brain regions of which there is tissue. */
  regions: z.array(z.enum(BRAIN_REGIONS)),
  genetic_conditions: List,
  spark_genes: List,
  cause_of_death: Words,
  secondary_cause_of_death: Words,
  medical_conditions: List,
  neuropath_conditions: List,
  psych_conditions: List,
  intellectual_functioning_level: Words,
  /** Hours between death and preservation. */
  pmi: Measure,
  /** RNA integrity number. */
  rin: Measure,
  surveys: List,
  /** The brain bank's note to everyone about the donor's tissue. */
  flag: Words,
  respirator: z.boolean().nullable(),
  /** Hours. */
  respirator_length: Measure,
  documents: List,
  clinical_summary: Words,
  /** Fields whose text is hidden until staff have reviewed it (decision 471). */
  withheld: z.array(z.enum(DONOR_TEXT_FIELDS)),
  /** False once the brain bank no longer offers the donor's tissue. */
  is_available: z.boolean(),
  /** Whether the caller may add the donor to a collection. */
  is_selectable: z.boolean(),
  modified: Timestamp,
});

/**
 * Both stores have the same API. The page itself handles column choice, value filters and their counts, over all rows.
 */
const defineDonors = <const N extends 'abn_data' | 'abn_data_pilot'>(name: N) =>
  defineObject({
    name,
    service: 'tissue',
    access: { read: DONOR_READER_ROLES, write: [] },
    schema: Donor,
    filters: {
      id: filter.number('in'),
      donor_hash: filter.text('in'),
      diagnosis: filter.text('in'),
      confirmation_status: filter.text('in'),
      gender: filter.text('in'),
      left_hemisphere: filter.text('in'),
      right_hemisphere: filter.text('in'),
      brainstem: filter.text('in'),
      age: filter.measure('gte', 'lte'),
      pmi: filter.measure('gte', 'lte'),
      rin: filter.measure('gte', 'lte'),
      is_available: filter.boolean(),
    },
    search: ['donor_hash', 'diagnosis', 'cause_of_death'],
    ordering: ['id', 'donor_hash', 'diagnosis', 'age', 'gender', 'pmi', 'rin', 'confirmation_status'],
    defaultOrdering: 'id',
    grouping: ['diagnosis', 'gender', 'confirmation_status'],
  });
export const donorObject = defineDonors('abn_data');
export const pilotDonorObject = defineDonors('abn_data_pilot');

/** The tissue available from one part of a donor's brain. */
const DonorSample = z.object({
  id: Id,
  hemisphere: z.enum(HEMISPHERES),
  region: z.enum(BRAIN_REGIONS),
  preservation: z.enum(TISSUE_STORAGES),
  amount: Measure,
  unit: z.enum(TISSUE_UNITS),
  quality: Words,
  rin: Measure,
  is_available: z.boolean(),
});

const DonorPage = Donor.extend({ store: z.enum(['main', 'pilot']), samples: z.array(DonorSample) });

/** ADI-R: the interview with people who knew the donor. */
const DonorSurvey = z.object({
  donor_hash: DonorHash,
  survey: z.literal('ADI-R'),
  domains: z.array(
    z.object({
      domain: z.string(),
      total: z.number().nullable(),
      cutoff: z.number().nullable(),
      items: z.array(z.object({ item: z.string(), label: z.string(), score: z.number().nullable() })),
    }),
  ),
});

const DonorQuery = z.strictObject({ donor_hash: DonorHash });

/** Suggested controls for a case group: donors with the nearest age, sex, PMI and hemisphere. */
export const DonorMatch = z.strictObject({
  cases: z.array(DonorHash).min(1).max(100),
  store: z.enum(['main', 'pilot']).default('main'),
  /** Donors not to suggest, such as those already chosen. */
  exclude: z.array(DonorHash).max(2000).default([]),
  per_case: z.int().min(1).max(5).default(3),
});
export const DonorMatches = z.object({
  results: z.array(
    z.object({
      donor_hash: DonorHash,
      suggestions: z.array(
        z.object({
          donor_hash: DonorHash,
          diagnosis: z.string(),
          /** 0 means equal in all compared values; its components follow. */
          distance: z.number(),
          age: Measure,
          pmi: Measure,
          gender: z.enum(DONOR_GENDERS),
          age_difference: Measure,
          pmi_difference: Measure,
          is_same_gender: z.boolean(),
          /** Brain parts of which both donors have tissue preserved in the same way. */
          shared_parts: z.array(z.enum(HEMISPHERES)),
        }),
      ),
    }),
  ),
});
export type DonorMatches = z.output<typeof DonorMatches>;

export const donorEndpoints = defineEndpoints({
  ...donorObject.endpoints,
  ...pilotDonorObject.endpoints,
  'GET /abn_donor/': {
    service: 'tissue',
    summary: 'One donor with the available samples (spec 3 section 2.9)',
    access: DONOR_READER_ROLES,
    query: DonorQuery,
    response: DonorPage,
    errors: ['NOT_FOUND'],
  },
  'GET /abn_survey/': {
    service: 'tissue',
    summary: 'The ADI-R of a donor (spec 3 section 7)',
    access: DONOR_READER_ROLES,
    query: DonorQuery,
    response: DonorSurvey,
    errors: ['NOT_FOUND'],
  },
  'POST /donor-match/': {
    service: 'tissue',
    summary: 'Donors without autism who are similar to those of a case group. Changes nothing',
    access: DONOR_READER_ROLES,
    body: DonorMatch,
    bodyLimit: BODY_LIMITS.lists,
    response: DonorMatches,
  },
});
