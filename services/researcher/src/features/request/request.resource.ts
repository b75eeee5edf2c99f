import { requestObject } from '@portal/contract';
import { defineResource } from '@portal/kit';
import { COMPLIANCE_NEEDED } from '../project-update/index.ts';
import { CAPACITY_RELATIONS } from './offered.ts';
import { requestPolicy, type RequestState } from './request.policy.ts';
import { PRESENTED, presentRequest } from './request.present.ts';
import { SET_FILTERS } from './request.filters.ts';
import { COLUMNS, DAY_COUNTS, EXPAND, COMPUTED, CACHED_STATE, SEARCH, STATE, TABLES } from './request.sql.ts';

export const requestResource = defineResource<typeof requestObject, RequestState>({
  object: requestObject,
  ...TABLES,
  columns: COLUMNS,
  expand: EXPAND,
  filters: {
    owner: 't.owner_id',
    is_own: '(t.owner_id = :actor)',
    creator: 't.creator_id',
    project: 't.project_id',
    institution: 't.institution_id',
    compliance_needed: COMPLIANCE_NEEDED,
  },
  dayCounts: DAY_COUNTS,
  utcDays: ['expiration_date'],
  setFilters: SET_FILTERS,
  search: SEARCH,
  ordering: {
    days_in_status: { sql: 't.status_since', isNullable: true, isReversed: true },
    owner: { sql: 'owner.display_name', through: 'owner', none: 't.owner_id is null' },
    institution: {
      sql: 'institution.display_name',
      through: 'institution',
      none: 't.institution_id is null',
    },
  },
  state: STATE,
  computed: COMPUTED,
  cachedState: CACHED_STATE,
  policy: requestPolicy,
  presentedRelations: CAPACITY_RELATIONS,
  presentedFields: ['decisions', 'no_decision'],
  present: presentRequest,
  presents: PRESENTED,
});
