import { restrictedDatasetObject, restrictedSampleTypeObject, sampleKind } from '@portal/contract';
import { defineResource, fromModel, translate } from '@portal/kit';
import { DatasetModel, SampleTypeModel } from '../../models/index.ts';
import { restrictedDatasetPolicy, restrictedSampleTypePolicy } from './restriction.policy.ts';

/** The people on the list of `t`, sorted by name. */
const allowedUsersSql = (table: string, column: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('id', person.id,
      'display_name', person.display_name, 'institution', institution.display_name)
      order by person.display_name, person.id), '[]')
    from researcher.${table} allowed
    join core_api.person person on person.id = allowed.user_id
    left join core_api.institution institution on institution.id = person.institution_id
    where allowed.${column} = t.id)`;

export const restrictedDatasetResource = defineResource({
  object: restrictedDatasetObject,
  ...fromModel(DatasetModel, { cohort: 'inner' }),
  columns: {
    display_name: 't.name',
    cohort: "jsonb_build_object('id', cohort.id, 'display_name', cohort.display_name)",
    allowed_users: allowedUsersSql('dataset_user', 'dataset_id'),
  },
  filters: { cohort: 't.cohort_id' },
  search: { name: 't.name', dataset_id: 't.dataset_id' },
  ordering: {
    restricted_first: "(case when t.limited then '0' else '1' end || lower(t.name))",
    name: 't.name',
  },
  policy: restrictedDatasetPolicy,
});

export const restrictedSampleTypeResource = defineResource({
  object: restrictedSampleTypeObject,
  ...fromModel(SampleTypeModel),
  columns: {
    display_name: 't.type',
    allowed_users: allowedUsersSql('sample_type_user', 'sample_type_id'),
  },
  ordering: { restricted_first: "(case when t.limited then '0' else '1' end || lower(t.type))" },
  policy: restrictedSampleTypePolicy,
  present: (row) => ({
    ...row,
    display_name: translate(sampleKind(row['id'])?.label ?? String(row['display_name'])),
  }),
});
