/** Tissue requests by dashboard tab. The researcher service stores them; `t` is a view. */
import { ORDER_PROGRESS, tissueRequestObject } from '@portal/contract';
import { daysBetweenSql, defineResource } from '@portal/kit';
import { PROGRESS, REVIEWERS } from './review-progress.sql.ts';
import { SOME_TAB, TAB_FILTER } from './tissue-tab.sql.ts';
import { tissueRequestPolicy, type TissueRequestState } from './tissue-request.policy.ts';

const ALL = `array[${ORDER_PROGRESS.map((progress) => `'${progress}'`).join(', ')}]`;

/** The SQL equivalent of the contract's `findProgress` for one order. */
const ONE_PROGRESS = `case when ordered.state <> 'sent' then ordered.state when shipment.state is null then 'ordered'
  when shipment.state = 'sent' then 'shipped' else shipment.state end`;

/** Number of the request's orders, and progress of the order furthest behind. */
const ORDER_COUNT = '(select count(*)::int from tissue.order ordered where ordered.request_id = t.id)';
const ORDER_STATE = `(select (${ALL})[min(array_position(${ALL}, ${ONE_PROGRESS}))] from tissue.order ordered
  left join tissue.shipment shipment on shipment.order_id = ordered.id where ordered.request_id = t.id)`;

export const tissueRequestResource = defineResource<typeof tissueRequestObject, TissueRequestState>({
  object: tissueRequestObject,
  table: 'tissue.request',
  from: 'tissue.request t',
  joins: {
    q: 'join researcher_api.request_waiting q on q.request_id = t.id',
    o: 'join core_api.person o on o.id = t.owner_id',
    i: 'left join core_api.institution i on i.id = t.institution_id',
    project: 'join researcher_api.project project on project.id = t.project_id',
  },
  version: 'extract(epoch from t.modified)',
  columns: {
    owner: `jsonb_build_object('id', o.id, 'display_name', o.display_name)`,
    institution: `case when i.id is not null then jsonb_build_object('id', i.id, 'display_name', i.display_name) end`,
    project_title: 'project.title',
    status_since: 'q.status_since',
    days_in_status: `case when q.status_since is not null then ${daysBetweenSql('q.status_since')} end`,
    reviewers: REVIEWERS,
    reviewer_progress: PROGRESS,
    due_date: `(select min(waiting.due_date) from researcher_api.open_review waiting where waiting.request_id = t.id)`,
    collection: `(select jsonb_build_object('id', c.id, 'display_name', c.collection_name)
      from researcher_api.request_collection named join tissue.cart c on c.id = named.cart_id
      where named.request_id = t.id)`,
    order_count: ORDER_COUNT,
    order_state: ORDER_STATE,
  },
  dayCounts: { days_in_status: 'q.status_since' },
  setFilters: { tab: { sql: TAB_FILTER, some: SOME_TAB } },
  search: {
    sfari_request_id: 't.sfari_request_id',
    owner: 'o.display_name',
    institution: 'i.display_name',
    project_title: 'project.title',
  },
  ordering: {
    owner: { sql: 'o.display_name', through: 'o', none: 't.owner_id is null' },
    institution: { sql: 'i.display_name', through: 'i', none: 't.institution_id is null' },
    status_since: 'q.status_since',
    days_in_status: { sql: 'q.status_since', isNullable: true, isReversed: true },
  },
  state: { owner_id: 't.owner_id' },
  policy: tissueRequestPolicy,
  // Owners never see who reviews their own request, whatever roles they have (decision 011).
  present: (row, { actor, state }) =>
    state.owner_id === actor.userId
      ? { ...row, reviewers: [], reviewer_progress: null, due_date: null }
      : row,
});
