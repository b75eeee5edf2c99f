/** Datasets and who has access to them (spec 2 sections 2.7 and 3). */
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { filter } from '../filters.ts';
import { defineObject } from '../object.ts';
import { DateOnly, Id, Summary, Timestamp } from '../primitives.ts';
import { ACCESS_STATUSES, ACCESS_TYPES } from '../statuses.ts';
import { datasetHistory } from './dataset.history.ts';

export const DatasetType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What people call a dataset; all its versions share it. */
export const DATASET_CODE = /^DS\d{1,10}$/;

const DatasetFile = z.object({ id: z.uuid(), name: z.string() });

export const datasetObject = defineObject({
  name: 'dataset',
  service: 'researcher',
  history: datasetHistory,
  access: { read: 'anyone', write: [] },
  /** The id of one version, or the code, which means the newest (spec 2 section 2.7). */
  params: z.object({ id: z.union([z.uuid(), z.string().regex(DATASET_CODE)]) }),
  schema: z.object({
    id: z.uuid(),
    dataset_id: z.string(),
    display_name: z.string(),
    name: z.string(),
    description: z.string(),
    type: DatasetType,
    curator_type: DatasetType,
    cohort: Summary,
    available: z.boolean(),
    active: z.boolean(),
    /** Only people on its list find it, beside staff. */
    limited: z.boolean(),
    version: z.int(),
    parent: z.uuid().nullable(),
    file_size: z.string().nullable(),
    release_date: DateOnly,
    accession_id: z.string().nullable(),
    gpf_accessible: z.boolean(),
    globus: z.boolean(),
    aws: z.boolean(),
    /* Relations, with expand. Read by whoever sees the dataset, as `GET /file/{id}/`. */
    public_data_dictionary: DatasetFile.nullable().optional(),
    public_release_notes: DatasetFile.nullable().optional(),
  }),
  filters: {
    id: filter.uuid('in'),
    dataset_id: filter.sought('in'),
    type: filter.number('in'),
    curator_type: filter.number('in'),
    cohort: filter.number('in'),
    available: filter.boolean(),
    active: filter.boolean(),
    parent: filter.uuid('isnull'),
  },
  search: ['name', 'dataset_id'],
  ordering: ['dataset_id', 'name', 'release_date', 'version', 'type', 'order'],
  defaultOrdering: 'order',
  expand: ['public_data_dictionary', 'public_release_notes'],
});

export const datasetAccessObject = defineObject({
  name: 'datasetaccess',
  service: 'researcher',
  access: { read: 'signed-in', write: [] },
  schema: z.object({
    id: Id,
    user: Summary,
    dataset: z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() }),
    request: z.object({ id: Id, sfari_request_id: z.string() }),
    access_type: z.enum(ACCESS_TYPES),
    status: z.enum(ACCESS_STATUSES),
    created: Timestamp,
    modified: Timestamp,
  }),
  filters: {
    user: filter.number('in'),
    dataset: filter.uuid('in'),
    request: filter.number('in'),
    status: filter.text('in'),
    access_type: filter.text('in'),
  },
  ordering: ['id', 'created', 'modified', 'status'],
  defaultOrdering: 'id',
});

export const datasetEndpoints = defineEndpoints({
  ...datasetObject.endpoints,
  ...datasetAccessObject.endpoints,
});
