import {
  accessCheckObject,
  accessDriftObject,
  datasetAccessObject,
  INSTITUTION_STATUS,
  RDA_STATUS,
} from '@portal/contract';
import { defineResource, fromModel, isGranted, type ReadRow } from '@portal/kit';
import { AccessCheckModel, AccessDriftModel, DatasetAccessModel } from '../../models/index.ts';
import {
  accessCheckPolicy,
  accessDriftPolicy,
  datasetAccessPolicy,
  type DatasetAccessState,
  type DriftState,
} from './dataset-access.policy.ts';
import { placeSql } from './external.sql.ts';

const PLACE = placeSql('t.access_type');
/** State at the outside system; a row that was just written is still queued. */
const OUTSIDE = `from researcher.external_access external
  where external.access_type = t.access_type and external.user_id = t.user_id and external.place = ${PLACE}`;
const EXTERNAL = `(select jsonb_build_object('state', external.state, 'error', external.error, 'since', external.since,
    'by_profile', external.state = 'failed' and external.by_profile)
  ${OUTSIDE})`;

const OF_PERSON = 'from core_api.institution institution where institution.id = person.institution_id';
const APPROVED = `exists (select 1 ${OF_PERSON} and institution.status = ${INSTITUTION_STATUS.APPROVED}
  and institution.rda_status = ${RDA_STATUS.FULLY_EXECUTED})`;
const DETAILS = `(case when t.status = 'granted' and ${APPROVED} then jsonb_build_object(
  'globus_group_url', 'https://app.globus.org/groups/' || dataset.globus_group_id || '/about',
  'globus_locations', (select coalesce(jsonb_agg(jsonb_build_object('endpoint_id', location.endpoint_id,
      'endpoint_name', location.endpoint_name, 'location', location.location) order by location.id), '[]')
    from researcher.dataset_location location where location.dataset_id = dataset.id),
  'data_access', nullif(dataset.data_access, ''),
  'gpf_group', case when dataset.gpf_accessible then nullif(dataset.gpf_group, '') end,
  'gpf_dataset_id', case when dataset.gpf_accessible then nullif(dataset.gpf_dataset_id, '') end,
  'data_file', (select jsonb_build_object('id', file.id, 'name', file.name)
    from researcher.dataset_file held join core_api.file file on file.id = held.file_id
    where held.dataset_id = dataset.id and held.kind = 'data')) end)`;

const withoutError = (external: unknown): unknown =>
  external === null ? null : { ...(external as object), error: '', by_profile: false };

export const datasetAccessResource = defineResource<typeof datasetAccessObject, DatasetAccessState>({
  object: datasetAccessObject,
  ...fromModel(DatasetAccessModel, {
    person: 'inner',
    dataset: 'inner',
    request: 'left',
  }),
  columns: {
    user: "jsonb_build_object('id', person.id, 'display_name', person.display_name)",
    institution: `(select jsonb_build_object('id', institution.id, 'display_name', institution.display_name)
      ${OF_PERSON})`,
    dataset: `jsonb_build_object('id', dataset.id, 'dataset_id', dataset.dataset_id, 'display_name', dataset.name)`,
    request: `case when request.id is not null
      then jsonb_build_object('id', request.id, 'sfari_request_id', request.sfari_request_id) end`,
    external: EXTERNAL,
    version: `'W/"' || t.xmin::text || '"'`,
  },
  expand: { details: DETAILS },
  filters: { user: 't.user_id', dataset: 't.dataset_id', parent: 'dataset.parent', request: 't.request_id' },
  setFilters: { external__state: `exists (select 1 ${OUTSIDE} and external.state {value})` },
  state: { external: `${PLACE} is not null` },
  policy: datasetAccessPolicy,
  present(row, { actor, relations }) {
    const may = (action: 'see_errors' | 'see_details'): boolean =>
      isGranted(datasetAccessPolicy, action, actor, relations);
    const shown: ReadRow = may('see_errors') ? row : { ...row, external: withoutError(row['external']) };
    return 'details' in shown && !may('see_details') ? { ...shown, details: null } : shown;
  },
});

export const accessCheckResource = defineResource({
  object: accessCheckObject,
  ...fromModel(AccessCheckModel, { actor: 'left' }),
  columns: {
    actor: `case when actor.id is not null
      then jsonb_build_object('id', actor.id, 'display_name', actor.display_name) end`,
  },
  policy: accessCheckPolicy,
});

export const accessDriftResource = defineResource<typeof accessDriftObject, DriftState>({
  object: accessDriftObject,
  ...fromModel(AccessDriftModel, { person: 'left', mender: 'left' }),
  columns: {
    datasets: `(select coalesce(jsonb_agg(jsonb_build_object('id', dataset.id, 'dataset_id', dataset.dataset_id,
        'display_name', dataset.name) order by dataset.dataset_id), '[]')
      from researcher.dataset dataset where dataset.parent is null and ${PLACE} = t.place)`,
    user: `case when person.id is not null
      then jsonb_build_object('id', person.id, 'display_name', person.display_name) end`,
    mended_by: `case when mender.id is not null
      then jsonb_build_object('id', mender.id, 'display_name', mender.display_name) end`,
  },
  filters: { user: 't.user_id' },
  state: { open: 't.closed is null' },
  policy: accessDriftPolicy,
});
