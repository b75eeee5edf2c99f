/** Dataset fields that administrators write (spec 3 sections 2.10, 3 and 5 "Dataset"). */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { DOI_PATTERN, LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import {
  missingMessage,
  DateOnly,
  singleLineText,
  requiredLine,
  requiredText,
  Summary,
  text,
} from '../api/primitives.ts';
import { fillText } from '../words/words.ts';
import { DATA_USE_CODES } from './data-use.ts';
import { DataUseTerm } from './data-use.wire.ts';
import { MailWords } from '../mail/draft.wire.ts';

export const DatasetType = z.literal([1, 2, 3], missingMessage(MESSAGES.required));

/** A Globus location of the data: a folder of an endpoint. */
const locationId = z.uuid(MESSAGES.notUuid);
export const DatasetLocation = z.strictObject({
  endpoint_id: locationId,
  endpoint_name: singleLineText(LIMITS.datasetEndpointName),
  location: singleLineText(LIMITS.datasetLocation),
});
export type DatasetLocation = z.output<typeof DatasetLocation>;

/** A folder in an S3 bucket, as AWS policies name it. */
const S3_LOCATION = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/\S*)?$/;
const S3Location = singleLineText(LIMITS.datasetS3Location).refine(
  (value) => value === '' || S3_LOCATION.test(value),
  INPUT_MESSAGES.s3Location,
);

/** People often paste the DOI with its resolver URL, which is removed. */
const Doi = singleLineText(LIMITS.datasetDoi)
  .transform((value) => value.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''))
  .refine((value) => value === '' || DOI_PATTERN.test(value), INPUT_MESSAGES.doi);

const PeopleCount = z
  .int()
  .min(LIMITS.smallestShownCount, fillText(INPUT_MESSAGES.orMore, { limit: LIMITS.smallestShownCount }))
  .max(2_147_483_647);
/** Number of people in one age group: zero, or enough not to identify anyone. */
const AgeCount = z.union([z.literal(0), PeopleCount], INPUT_MESSAGES.noneOrFive);
export const DatasetAges = z
  .array(z.strictObject({ age: requiredLine(LIMITS.datasetAge), female: AgeCount, male: AgeCount }))
  .max(LIMITS.datasetAges);
/** The variables of the data dictionary, so that the page can search them. */
export const DatasetVariables = z
  .array(
    z.strictObject({
      name: requiredLine(LIMITS.datasetVariable),
      kind: singleLineText(LIMITS.datasetVariable),
      meaning: singleLineText(LIMITS.datasetVariableMeaning),
    }),
  )
  .max(LIMITS.datasetVariables);

const required = {
  name: requiredLine(LIMITS.datasetName),
  /** HTML; disallowed elements are removed. */
  description: requiredText(LIMITS.longText),
  type: DatasetType,
  cohort: z.int(missingMessage(MESSAGES.required)).positive().max(2_147_483_647),
  release_date: DateOnly,
};

/** Null clears the field. An omitted field stays unchanged, or is copied from the previous version. */
const optional = {
  curator_type: DatasetType,
  available: z.boolean(),
  /** Whether the catalog shows the dataset. */
  active: z.boolean(),
  file_size: singleLineText(LIMITS.datasetFileSize).nullable(),
  order: z.int().min(0).max(1_000_000),
  /** Changes in this version, shown to everyone who sees the dataset. */
  change_notes: text(LIMITS.answer),
  data_use: z.array(DataUseTerm).max(DATA_USE_CODES.length),
  participants: PeopleCount.nullable(),
  families: PeopleCount.nullable(),
  ages: DatasetAges,
  variables: DatasetVariables,
  /** DOI of this version only; a new version gets its own. */
  doi: Doi.nullable(),
  data_access: S3Location.nullable(),
  gpf_accessible: z.boolean(),
  gpf_group: singleLineText(LIMITS.datasetGpf).nullable(),
  gpf_dataset_id: singleLineText(LIMITS.datasetGpf).nullable(),
  globus_group_id: locationId.nullable(),
  globus_locations: z.array(DatasetLocation).max(LIMITS.datasetLocations),
  /* Ids of files uploaded before with the matching type (`POST /file/`, FILE_TYPE). */
  data_file: z.uuid(MESSAGES.notUuid).nullable(),
  public_data_dictionary: z.uuid(MESSAGES.notUuid).nullable(),
  public_release_notes: z.uuid(MESSAGES.notUuid).nullable(),
};
const writable = { ...required, ...z.object(optional).partial().shape };

/**
 * With `parent` (any version of a dataset) this creates the next version of that dataset; without it, a new dataset.
 */
export const DatasetCreate = z.strictObject({ ...writable, parent: z.uuid(MESSAGES.notUuid).optional() });
export const DatasetPatch = z.strictObject({ ...required, ...optional }).partial();
/** Replaces the whole dataset: omitted fields are cleared. */
export const DatasetPut = z.strictObject(writable);
export type DatasetCreate = z.output<typeof DatasetCreate>;
export type DatasetPatch = z.output<typeof DatasetPatch>;
export type DatasetPut = z.output<typeof DatasetPut>;

/** People who have access to a dataset now, and which of them want notifications. */
export const DatasetAudience = z.object({
  approved: z.int(),
  opted_in: z.int(),
  /** Ordered by name; at most {@link LIMITS.datasetAudience}. */
  people: z.array(Summary.extend({ institution: z.string().nullable(), opted_in: z.boolean() })),
});
export type DatasetAudience = z.output<typeof DatasetAudience>;

export const DatasetMail = z.strictObject({
  /** Generated by the page when the mail is written, so that a mail submitted twice is sent once. */
  key: z.uuid(MESSAGES.notUuid),
  ...MailWords,
});
export type DatasetMail = z.output<typeof DatasetMail>;
export const DatasetMailed = z.object({ recipients: z.int() });
