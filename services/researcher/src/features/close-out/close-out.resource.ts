/** Close-outs in the API. */
import { closeOutObject } from '@portal/contract';
import { defineResource, fromModel, sql } from '@portal/kit';
import { CloseOutModel } from '../../models/index.ts';
import { closeOutPolicy, type CloseOutState } from './close-out.policy.ts';
import { DAYS, IS_OVERDUE, OVERDUE_FILTER, STATUS, STATUS_FILTER } from './close-out.sql.ts';

const { joins, ...table } = fromModel(CloseOutModel, { request: 'inner', confirmer: 'left' });

/** One answer for each confirmed kind, in the order of `kinds`. */
const ANSWERS = `(select coalesce(jsonb_agg(jsonb_build_object('kind', obtained.kind) || answer.given order by obtained.place), '[]')
  from unnest(t.kinds) with ordinality obtained (kind, place)
  cross join lateral (select case obtained.kind when 'data' then t.data when 'tissue' then t.tissue else t.biospecimens end) answer (given)
  where answer.given is not null)`;

export const closeOutResource = defineResource<typeof closeOutObject, CloseOutState>({
  object: closeOutObject,
  ...table,
  joins: {
    ...joins,
    project: 'join researcher.project project on project.id = request.project_id',
    owner: 'left join core_api.person owner on owner.id = request.owner_id',
  },
  // Locks the request first, as restoring access does, so a close-out is confirmed either before the restoration or not
  // at all.
  lockRow: (id) => sql`select 1 from researcher.request
    where id = (select request_id from researcher.close_out where id = ${id}) for no key update`,
  columns: {
    request: `jsonb_build_object('id', request.id, 'sfari_request_id', request.sfari_request_id,
      'type', request.type, 'status', request.status)`,
    owner: `jsonb_build_object('id', request.owner_id, 'display_name', coalesce(owner.display_name, ''))`,
    project: `jsonb_build_object('id', project.id, 'title', project.title)`,
    status: STATUS,
    days: DAYS,
    is_overdue: IS_OVERDUE,
    answers: ANSWERS,
    confirmed_by: `case when confirmer.id is not null
      then jsonb_build_object('id', confirmer.id, 'display_name', confirmer.display_name) end`,
    version: `'W/"' || t.xmin::text || '"'`,
  },
  filters: { request: 't.request_id', owner: 'request.owner_id' },
  setFilters: { status: STATUS_FILTER, is_overdue: OVERDUE_FILTER },
  search: {
    request: 'request.sfari_request_id',
    owner: 'owner.display_name',
    project: 'project.title',
  },
  ordering: {
    owner: { sql: 'owner.display_name', isNullable: true },
    confirmed: { sql: 't.confirmed', isNullable: true },
  },
  state: {
    status: STATUS,
    kinds: 'to_jsonb(t.kinds)',
    request_id: 't.request_id',
    code: 'request.sfari_request_id',
    owner_id: 'request.owner_id',
    confirmed_by: 't.confirmed_by',
  },
  policy: closeOutPolicy,
});
