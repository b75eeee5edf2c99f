/** Datasets (spec 2 sections 2.7 and 3). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { DATASET_CODE, LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, DateOnly, Summary, UuidParams } from '../api/primitives.ts';
import { DATASET_ADMIN_ROLES } from '../people/roles.ts';
import { DataUseHint, DataUseTerm } from './data-use.wire.ts';
import { datasetHistory } from './history.ts';
import {
  DatasetAges,
  DatasetAudience,
  DatasetCreate,
  DatasetLocation,
  DatasetMail,
  DatasetMailed,
  DatasetPatch,
  DatasetPut,
  DatasetType,
  DatasetVariables,
} from './write.wire.ts';

/** Usage counts of a dataset; null if the count is too small to publish. */
export const DatasetUsage = z.object({
  /** Projects with access now. */
  projects: z.int().nullable(),
  /** Median number of days from first submission to access, over the last two years. */
  days_to_access: z.int().nullable(),
});
const ProjectFit = z.object({
  project: Summary,
  terms: z.array(DataUseHint.omit({ dataset: true })),
});

const DatasetFile = z.object({ id: z.uuid(), name: z.string() });

export const datasetObject = defineObject({
  name: 'dataset',
  service: 'researcher',
  history: datasetHistory,
  access: { read: 'anyone', write: DATASET_ADMIN_ROLES },
  bodyLimit: BODY_LIMITS.document,
  patchNeedsVersion: 'from-read',
  /** The id of one version, or the dataset code for the newest version (spec 2 section 2.7). */
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
    /** True if only staff and people on its list can find it. */
    limited: z.boolean(),
    version: z.int(),
    parent: z.uuid().nullable(),
    file_size: z.string().nullable(),
    release_date: DateOnly,
    accession_id: z.string().nullable(),
    /** DOI of this version, without the resolver's URL: `10.1234/abcd`. */
    doi: z.string().nullable(),
    /** Data Use Ontology terms, in the ontology's order. */
    data_use: z.array(DataUseTerm),
    /** Null if unknown, or too small to publish (decision 513). */
    participants: z.int().nullable(),
    families: z.int().nullable(),
    genomes: z.int().nullable(),
    gpf_accessible: z.boolean(),
    globus: z.boolean(),
    aws: z.boolean(),
    order: z.int(),
    /** Changes in this version. */
    change_notes: z.string(),
    /* Where the data are and who has access there: only for callers with `see_access`, absent for everyone else. */
    data_access: z.string().nullable().optional(),
    gpf_group: z.string().nullable().optional(),
    gpf_dataset_id: z.string().nullable().optional(),
    globus_group_id: z.uuid().nullable().optional(),
    /** URL of the Globus group. */
    globus_group_url: z.string().nullable().optional(),
    /* Of the fields above, the relations: included with expand. */
    globus_locations: z.array(DatasetLocation).optional(),
    /** For callers who may `download` it or have access. */
    data_file: DatasetFile.nullable().optional(),
    abilities: Abilities,
    /* Relations, included with expand. Anyone who sees the dataset may read them with `GET /file/{id}/`. */
    public_data_dictionary: DatasetFile.nullable().optional(),
    public_release_notes: DatasetFile.nullable().optional(),
    ages: DatasetAges.optional(),
    variables: DatasetVariables.optional(),
    usage: DatasetUsage.optional(),
    /** The caller's projects compared with the data use terms, newest first. */
    project_fit: z.array(ProjectFit).optional(),
  }),
  filters: {
    id: filter.uuid('in'),
    dataset_id: filter.searchFilter('in'),
    type: filter.number('in'),
    curator_type: filter.number('in'),
    cohort: filter.number('in'),
    available: filter.boolean(),
    /** Access methods: `Globus`, `AWS`, `GPF`. */
    access: filter.text('in'),
    /** The caller has access to the dataset, or an approved request for it. */
    approved: filter.boolean(),
    active: filter.boolean(),
    version: filter.number('gt', 'gte', 'lte'),
    parent: filter.uuid('isnull'),
  },
  listMaximum: LIMITS.datasetListMaximum,
  /**
   * Matches parts of the name or code, and whole words of name, description, cohort and dictionary, tolerating
   * misspellings.
   */
  search: ['name', 'dataset_id', 'words'],
  grouping: ['type', 'curator_type', 'cohort', 'available', 'access'],
  ordering: ['dataset_id', 'name', 'release_date', 'version', 'type', 'order'],
  defaultOrdering: 'order',
  expand: [
    'public_data_dictionary',
    'public_release_notes',
    'data_file',
    'globus_locations',
    'ages',
    'variables',
    'usage',
    'project_fit',
  ],
  expandOne: ['ages', 'variables', 'usage', 'project_fit'],
  create: DatasetCreate,
  patch: DatasetPatch,
});

export const datasetEndpoints = defineEndpoints({
  ...datasetObject.endpoints,
  'PUT /dataset/{id}/': {
    service: 'researcher',
    summary:
      'Replace what administrators write about the newest version of a dataset. Fields that are not sent are cleared',
    access: DATASET_ADMIN_ROLES,
    params: UuidParams,
    body: DatasetPut,
    bodyLimit: BODY_LIMITS.document,
    response: datasetObject.schema,
    guarded: true,
    versionOf: 'GET /dataset/{id}/',
    versionFromRead: true,
    errors: ['WRONG_STATE'],
  },
  'GET /dataset/{id}/audience/': {
    service: 'researcher',
    summary: 'Who has access to the dataset now, and who of them wants emails about it',
    access: DATASET_ADMIN_ROLES,
    params: UuidParams,
    response: DatasetAudience,
  },
  'POST /dataset/{id}/mail/': {
    service: 'researcher',
    summary: 'Email everyone who has access to the dataset and wants emails about it, as blind copies',
    access: DATASET_ADMIN_ROLES,
    params: UuidParams,
    body: DatasetMail,
    bodyLimit: BODY_LIMITS.texts,
    response: DatasetMailed,
    status: 202,
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
});
