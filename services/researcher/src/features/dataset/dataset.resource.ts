import { DATASET_CODE, datasetAccessObject, datasetObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { DatasetAccessModel, DatasetModel } from '../../models/index.ts';
import { DATASET_EXPAND } from './dataset-files.sql.ts';
import { datasetAccessPolicy, datasetPolicy } from './dataset.policy.ts';

/** The newest version of a dataset has no parent; each older one points at it. */
export const datasetResource = defineResource({
  object: datasetObject,
  ...fromModel(DatasetModel, { cohort: 'inner' }),
  alias: { form: DATASET_CODE, sql: 't.dataset_id {value} and t.parent is null' },
  columns: {
    id: 't.id',
    dataset_id: 't.dataset_id',
    display_name: 't.name',
    name: 't.name',
    description: 't.description',
    type: 't.type',
    curator_type: 't.curator_type',
    cohort: "jsonb_build_object('id', cohort.id, 'display_name', cohort.display_name)",
    available: 't.available',
    active: 't.active',
    limited: 't.limited',
    version: 't.version',
    parent: 't.parent',
    file_size: 't.file_size',
    release_date: 't.release_date',
    accession_id: 't.accession_id',
    gpf_accessible: 't.gpf_accessible',
    globus: 't.globus_group_id is not null',
    aws: 't.data_access is not null',
  },
  expand: DATASET_EXPAND,
  filters: { cohort: 't.cohort_id' },
  search: { name: 't.name', dataset_id: 't.dataset_id' },
  ordering: { order: 't."order"' },
  policy: datasetPolicy,
});

export const datasetAccessResource = defineResource({
  object: datasetAccessObject,
  ...fromModel(DatasetAccessModel, { person: 'inner', dataset: 'inner', request: 'inner' }),
  columns: {
    id: 't.id',
    user: "jsonb_build_object('id', person.id, 'display_name', person.display_name)",
    dataset: `jsonb_build_object('id', dataset.id, 'dataset_id', dataset.dataset_id, 'display_name', dataset.name)`,
    request: "jsonb_build_object('id', request.id, 'sfari_request_id', request.sfari_request_id)",
    access_type: 't.access_type',
    status: 't.status',
    created: 't.created',
    modified: 't.modified',
  },
  filters: { user: 't.user_id', dataset: 't.dataset_id', request: 't.request_id' },
  policy: datasetAccessPolicy,
});
