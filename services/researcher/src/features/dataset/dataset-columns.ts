/** The fields of a dataset that are written to its own row. */
import { DATA_USE_CODES } from '@portal/contract/data-use';
import { MESSAGES, type DatasetPatch, type DatasetPut } from '@portal/contract';
import { invalid, plainText, sanitizeHtml, type Work } from '@portal/kit';
import { CohortView, type DatasetModel } from '../../models/index.ts';
import { datasetRefusals } from '../../texts/en/dataset-refusals.ts';

/** Turns an empty text into null. */
const orNull = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value?.trim() || null;

/** @throws INVALID_INPUT where no text is left after sanitizing */
function cleanDescription(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const clean = sanitizeHtml(html);
  if (plainText(clean) === '') throw invalid({ description: [MESSAGES.required] });
  return clean;
}

/** Columns to write; undefined for fields that were not sent. @throws INVALID_INPUT */
export async function datasetColumns(work: Work, body: DatasetPatch): Promise<Partial<DatasetModel>> {
  if (body.cohort !== undefined && !(await work.read(CohortView).findById(body.cohort)))
    throw invalid({ cohort: [datasetRefusals.unknownCohort] });
  return {
    name: body.name?.trim(),
    description: cleanDescription(body.description),
    type: body.type,
    curator_type: body.curator_type,
    cohort_id: body.cohort,
    available: body.available,
    active: body.active,
    file_size: orNull(body.file_size),
    release_date: body.release_date,
    order: body.order,
    change_notes: body.change_notes,
    // in the order of the ontology, without duplicates
    data_use: body.data_use && DATA_USE_CODES.filter((code) => body.data_use?.includes(code)),
    participants: body.participants,
    families: body.families,
    ages: body.ages,
    variables: body.variables,
    doi: orNull(body.doi),
    data_access: orNull(body.data_access),
    gpf_accessible: body.gpf_accessible,
    gpf_group: orNull(body.gpf_group),
    gpf_dataset_id: orNull(body.gpf_dataset_id),
    globus_group_id: body.globus_group_id,
  };
}

/** Defaults of a dataset for fields that were not sent. */
const DATASET_DEFAULTS = {
  curator_type: 1,
  available: true,
  active: true,
  file_size: null,
  order: 0,
  change_notes: '',
  data_use: [],
  participants: null,
  families: null,
  ages: [],
  variables: [],
  doi: null,
  data_access: null,
  gpf_accessible: false,
  gpf_group: null,
  gpf_dataset_id: null,
  globus_group_id: null,
  globus_locations: [],
  data_file: null,
  public_data_dictionary: null,
  public_release_notes: null,
} as const;

/**
 * Completes a PUT body: fields left out get their defaults. `active` is an exception and changes only if it is sent.
 */
export const applyDatasetDefaults = (body: DatasetPut): DatasetPatch =>
  ({ ...DATASET_DEFAULTS, active: undefined, ...body }) as DatasetPatch;
