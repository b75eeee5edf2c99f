import { EXTERNAL_SYSTEMS, DATASET_CODE, datasetObject, REQUEST_STATUS } from '@portal/contract';
import { compareProjects, type ComparedRow } from '../../rules/data-use.ts';
import { defineResource, fromModel, isGranted } from '@portal/kit';
import { DatasetModel } from '../../models/index.ts';
import { DATASET_EXPAND } from './dataset-files.sql.ts';
import { DATASET_USE, publicCountSql } from './dataset-use.sql.ts';
import { datasetPolicy, type DatasetState } from './dataset.policy.ts';

/** Data locations and the groups with access would help attackers, so the public sees none of these fields. */
const OF_ACCESS: ReadonlySet<string> = new Set([
  'data_access',
  'gpf_group',
  'gpf_dataset_id',
  'globus_group_id',
  'globus_group_url',
  'globus_locations',
]);

/** The ways to access the data, by their names in the ledger. */
const WAYS = `(t.globus_group_id is not null and 'Globus' {value} or t.data_access is not null and 'AWS' {value}
  or t.gpf_accessible and 'GPF' {value})`;

const USABLE = `request.status in (${REQUEST_STATUS.APPROVED}, ${REQUEST_STATUS.FULFILLED}) and request.expired_on is null`;
/** The caller has access: by the ledger, or by a request that they own or that chose them. One set for all datasets. */
const APPROVED = `(t.id in (
    select given.dataset_id from researcher.dataset_access given
    where given.user_id = :actor and given.status = 'granted'
    union all
    select wanted.dataset_id from researcher.request request
    join researcher.request_dataset wanted on wanted.request_id = request.id
    where request.owner_id = :actor and ${USABLE}
    union all
    select wanted.dataset_id from researcher.request_access chosen
    join researcher.request request on request.id = chosen.request_id
    join researcher.request_dataset wanted on wanted.request_id = request.id
    where chosen.user_id = :actor and chosen.removal_date is null and ${USABLE}))`;

/** Every typed word, or a similar one, occurs in the name, description, cohort or dictionary (decision 304). */
const CONTAINS_WORDS =
  'select held.dataset_id from researcher.dataset_words held where held.words @@ {asked}';
const WORDS = {
  asks: 'researcher.ask_words({typed}::text)',
  row: `t.id in (${CONTAINS_WORDS})`,
  keys: CONTAINS_WORDS,
};

/** The newest version of a dataset has no parent; each older one points at it. */
export const datasetResource = defineResource<typeof datasetObject, DatasetState>({
  object: datasetObject,
  ...fromModel(DatasetModel, { cohort: 'inner' }),
  alias: { form: DATASET_CODE, sql: 't.dataset_id {value} and t.parent is null' },
  columns: {
    display_name: 't.name',
    cohort: "jsonb_build_object('id', cohort.id, 'display_name', cohort.display_name)",
    participants: publicCountSql('t.participants'),
    families: publicCountSql('t.families'),
    genomes: publicCountSql('t.genomes'),
    globus: 't.globus_group_id is not null',
    aws: 't.data_access is not null',
    order: 't."order"',
    globus_group_url: "'https://app.globus.org/groups/' || t.globus_group_id || '/about'",
  },
  expand: { ...DATASET_EXPAND, ...DATASET_USE, ages: 't.ages', variables: 't.variables' },
  filters: { cohort: 't.cohort_id', approved: APPROVED },
  setFilters: { access: WAYS },
  hasFewRows: true,
  groupValues: { access: EXTERNAL_SYSTEMS },
  search: { name: 't.name', dataset_id: 't.dataset_id', words: WORDS },
  ordering: { order: 't."order"' },
  state: { newest: 't.parent is null' },
  policy: datasetPolicy,
  present: (row, { actor, relations }) => {
    const may = (action: 'see_access' | 'download') => isGranted(datasetPolicy, action, actor, relations);
    const isShown = (field: string) =>
      field === 'data_file' ? may('download') : !OF_ACCESS.has(field) || may('see_access');
    const shown = Object.fromEntries(Object.entries(row).filter(([field]) => isShown(field)));
    return 'project_fit' in shown
      ? { ...shown, project_fit: compareProjects(row as unknown as ComparedRow) }
      : shown;
  },
});
