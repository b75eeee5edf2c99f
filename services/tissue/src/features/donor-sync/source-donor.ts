/**
 * Converts a donor record of the brain bank into ours (decision 340). Only the fields named here are read, so
 * identifying data never are. For a refused value, the result names our field.
 */
import {
  BRAIN_REGIONS,
  CONFIRMATION_STATUSES,
  DONOR_RANGES,
  DONOR_TEXT_FIELDS,
  OLDEST_AGE,
} from '@portal/contract';
import { z } from 'zod';
import { findIdentity } from './identity.ts';
import { line, lines, measure, text } from './source-values.ts';
import { readSamples, type SampleRow } from './source-samples.ts';
import { readSurveys, type SurveyDomain } from './source-survey.ts';

/** The source's names for our stores. */
export const SOURCE_STORE_NAMES = { main: 'MAIN', pilot: 'PILOT' } as const;

const readWord = <T>(words: Readonly<Record<string, T>>) =>
  z
    .string()
    .transform((word) => words[word.trim().toUpperCase()])
    .refine((value): value is NonNullable<typeof value> => value !== undefined);
const side = readWord({ NONE: 'none', FROZEN: 'frozen', FIXED: 'fixed', 'FROZEN+FIXED': 'both' });
const age = measure(...DONOR_RANGES.age).transform((years) =>
  years === null ? null : Math.min(years, OLDEST_AGE),
);
const pmi = measure(...DONOR_RANGES.pmi);
const rin = measure(...DONOR_RANGES.rin);

const [confirmed, underReview, notConfirmed] = CONFIRMATION_STATUSES;

const A_DAY = 86_400_000;

/** Each donor column: where it is in the source record, and which values are accepted. */
const FIELDS = {
  donor_hash: ['hash', z.string().regex(/^[0-9a-f]{16}$/)],
  diagnosis: ['dx.primary', line],
  confirmation_status: [
    'dx.confirmation',
    readWord({ CONFIRMED: confirmed, UNDER_REVIEW: underReview, NOT_CONFIRMED: notConfirmed }),
  ],
  genetic_conditions: ['dx.genetic', lines],
  age: ['demographics.age_at_death', age],
  gender: ['demographics.sex', readWord({ F: 'Female', M: 'Male', U: 'Unknown' })],
  ethnicities: [
    'demographics.ethnicity',
    z.string().transform((all) => all.split(';').flatMap((one) => one.trim() || [])),
  ],
  left_hemisphere: ['tissue.left.state', side],
  right_hemisphere: ['tissue.right.state', side],
  brainstem: ['tissue.stem', side],
  left_detail: ['tissue.left.detail', line.nullable()],
  right_detail: ['tissue.right.detail', line.nullable()],
  left_amount: ['tissue.left.grams', measure(0, 10_000)],
  right_amount: ['tissue.right.grams', measure(0, 10_000)],
  left_quality: ['tissue.left.grade', line.nullable()],
  right_quality: ['tissue.right.grade', line.nullable()],
  brain_weight: ['tissue.weight_g', measure(1, 10_000)],
  preservation: ['tissue.method', line.nullable()],
  flag: ['tissue.notice', text.nullable()],
  pmi: ['tissue.pmi_h', pmi],
  rin: ['tissue.rin', rin],
  cause_of_death: ['clinical.causes', lines.transform(([first = null]) => first)],
  secondary_cause_of_death: ['clinical.causes', lines.transform(([, second = null]) => second)],
  medical_conditions: ['clinical.medical', lines],
  neuropath_conditions: ['clinical.neuropathology', lines],
  psych_conditions: ['clinical.psychiatric', lines],
  intellectual_functioning_level: ['clinical.intellectual', line.nullable()],
  spark_genes: ['clinical.genes', lines],
  respirator: [
    'clinical.respirator',
    z
      .object({ used: z.boolean() })
      .nullable()
      .transform((it) => it?.used ?? null),
  ],
  respirator_length: [
    'clinical.respirator',
    z
      .object({ hours: measure(0, 100_000) })
      .nullable()
      .transform((it) => it?.hours ?? null),
  ],
  clinical_summary: ['clinical.summary', text.nullable()],
  documents: [
    'attachments',
    z.array(z.object({ title: line })).transform((all) => all.map(({ title }) => title)),
  ],
  is_available: ['offering', readWord({ OFFERED: true, WITHDRAWN: false })],
  source_updated: [
    'updated',
    z.iso
      .datetime({ offset: true })
      // A timestamp in the future would make every later correct record look outdated.
      .refine((at) => Date.parse(at) < Date.now() + A_DAY)
      .transform((at) => new Date(at).toISOString()),
  ],
} as const satisfies Readonly<Record<string, readonly [string, z.ZodType | undefined]>>;

/** Texts written by people, which may contain a name. */
const WRITTEN = ['diagnosis', ...DONOR_TEXT_FIELDS] as const;

/** Columns of `tissue.donor`, by name. */
export type DonorFields = Readonly<Record<keyof typeof FIELDS | 'regions' | 'surveys', unknown>> & {
  /** Original values by field, if a text of the field is hidden. */
  readonly withheld: Readonly<Record<string, unknown>>;
};
export interface ReadDonor {
  readonly hash: string;
  /** An ISO timestamp in UTC, so that texts can be compared. */
  readonly updated: string;
  readonly isOffered: boolean;
  readonly fields: DonorFields;
  readonly samples: readonly SampleRow[];
  /** Null without an ADI-R. */
  readonly survey: readonly SurveyDomain[] | null;
}
/** A refused record: its hash if readable, its source timestamp, and the invalid fields. */
interface Refused {
  readonly isRead: false;
  readonly hash: string | null;
  readonly updated: string;
  readonly fields: readonly string[];
}
export type Reading =
  | { readonly isRead: true; readonly hash: string; readonly updated: string; readonly donor: ReadDonor }
  | Refused;

const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at ? (at as Record<string, unknown>)[step] : undefined),
      record,
    );

/** @param bank the source's name for the store that was read */
export function readDonor(record: unknown, bank: string): Reading {
  const read: Record<string, unknown> = {};
  const refused: string[] = [];
  const take = (name: string, schema: z.ZodType | undefined, value: unknown): unknown => {
    const parsed = schema?.safeParse(value);
    if (!parsed?.success) refused.push(name);
    return parsed?.data;
  };
  for (const [name, [path, schema]] of Object.entries(FIELDS))
    read[name] = take(name, schema, valueAt(record, path));
  const hash = refused.includes('donor_hash') ? null : (read['donor_hash'] as string);
  if (valueAt(record, 'bank') !== bank) refused.push('store');
  const samples = readSamples(valueAt(record, 'tissue.samples'));
  if (!samples) refused.push('samples');
  const surveys = readSurveys(valueAt(record, 'instruments'));
  if (!surveys) refused.push('surveys');
  const written = WRITTEN.map((name) => [name, read[name]] as const);
  refused.push(...findIdentity(record, [...written, ['samples', samples], ['surveys', surveys]]));
  const updated = String(read['source_updated']);
  if (hash === null || refused.length > 0 || !samples || !surveys)
    return { isRead: false, hash, updated, fields: [...new Set(refused)].toSorted() };
  const present = new Set(samples.filter((sample) => sample.is_available).map(({ region }) => region));
  const regions = BRAIN_REGIONS.filter((region) => present.has(region));
  return {
    isRead: true,
    hash,
    updated,
    donor: {
      hash,
      updated,
      isOffered: read['is_available'] as boolean,
      fields: { ...(read as DonorFields), regions, surveys: surveys.names, withheld: {} },
      samples,
      survey: surveys.adiR,
    },
  };
}
