import { restrictedDatasetObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { DatasetModel } from '../../models/index.ts';
import { restrictedDatasetPolicy } from './restriction.policy.ts';

export const restrictedDatasetResource = defineResource({
  object: restrictedDatasetObject,
  ...fromModel(DatasetModel, { cohort: 'inner' }),
  columns: {
    id: 't.id',
    dataset_id: 't.dataset_id',
    display_name: 't.name',
    cohort: "jsonb_build_object('id', cohort.id, 'display_name', cohort.display_name)",
    active: 't.active',
    limited: 't.limited',
    allowed_users: `(select coalesce(jsonb_agg(jsonb_build_object('id', person.id,
        'display_name', person.display_name, 'institution', institution.display_name)
        order by person.display_name, person.id), '[]')
      from researcher.dataset_user allowed
      join core_api.person person on person.id = allowed.user_id
      left join core_api.institution institution on institution.id = person.institution_id
      where allowed.dataset_id = t.id)`,
  },
  filters: { cohort: 't.cohort_id' },
  search: { name: 't.name', dataset_id: 't.dataset_id' },
  ordering: {
    restricted_first: "(case when t.limited then '0' else '1' end || lower(t.name))",
    name: 't.name',
  },
  policy: restrictedDatasetPolicy,
});
