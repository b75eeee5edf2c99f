/** Renewals of requests, as API objects (spec 2 section 7). */
import { renewalObject } from '@portal/contract';
import { defineResource, relatedRowsSql } from '@portal/kit';
import { RequestModel } from '../../models/index.ts';
import { CAPACITY_RELATIONS } from './offered.ts';
import type { RequestState } from './request.policy.ts';
import { presentRequest } from './request.present.ts';
import { COLUMNS, EXPAND, COMPUTED, CACHED_STATE, renewedSql, STATE, TABLES } from './request.sql.ts';
import { renewalPolicy } from './renewal.policy.ts';

const COHORTS = relatedRowsSql(RequestModel, 'chosen_cohorts', {
  columns: { display_name: "coalesce(cohort.display_name, '')" },
  joins: { cohort: 'inner' },
  order: 'cohort.display_name',
}).replaceAll(/\bt\.id\b/g, 'renewed.id');
/** Cohorts as a list of names. */
const COHORT_NAMES = `(select coalesce(jsonb_agg(named.value -> 'display_name'), '[]'::jsonb)
  from jsonb_array_elements((${COHORTS})::jsonb) named)`;

export const renewalResource = defineResource<typeof renewalObject, RequestState>({
  object: renewalObject,
  ...TABLES,
  // "is not null" for the planner: few requests are renewals, and it would walk all of them in the order of the page
  from: 'researcher.request t join researcher.request renewed on renewed.id = t.renewal_of and t.renewal_of is not null',
  columns: {
    owner: COLUMNS.owner,
    request: renewedSql('renewed', `, 'cohorts', ${COHORT_NAMES}`),
    review_users: COLUMNS.review_users,
    additional_data: `t.additional_data || jsonb_build_object('rm_application', jsonb_build_object('id', renewed.id,
      'sfari_request_id', renewed.sfari_request_id))`,
  },
  expand: { comments: EXPAND.comments, decision_note: EXPAND.decision_note },
  filters: {
    owner: 't.owner_id',
    request: 't.renewal_of',
    rm_application: 't.renewal_of',
    renewal__rm_application: 't.renewal_of',
  },
  search: { sfari_request_id: 't.sfari_request_id' },
  state: STATE,
  computed: COMPUTED,
  cachedState: CACHED_STATE,
  policy: renewalPolicy,
  presentedRelations: CAPACITY_RELATIONS,
  presentedFields: ['decisions'],
  present: presentRequest,
});
