/** Rows of `audit.log` as the contract shows them. */
import type { HistoryEntry } from '@portal/contract';
import { STAFF_ROLES } from '@portal/contract';
import { SqlValues, type Database } from '@portal/kit';
import { PUBLIC_FIELDS, type HistoryModel, type Trail } from './history.policy.ts';

export interface HistoryRequest {
  readonly model: HistoryModel;
  readonly pk: string;
  readonly limit: number;
  readonly offset: number;
  readonly trail: Trail;
  readonly callerId: number;
}

const summary = (id: string, seen: string): string =>
  `(select jsonb_build_object('id', a.id, 'display_name', a.first_name || ' ' || a.last_name)
    from core.account a where a.id = ${id} and ${seen})`;

function seenByOutsiders(values: SqlValues, model: HistoryModel, callerId: number): string {
  const own = `a.id = ${values.bind(callerId)}`;
  if (model === 'institution') return own;
  return `(${own} or not exists (select 1 from core.account_group g
    where g.account_id = a.id and g.role = any(${values.bind(STAFF_ROLES)}::text[])))`;
}

export async function readHistory(
  database: Database,
  { model, pk, limit, offset, trail, callerId }: HistoryRequest,
): Promise<{ count: number; results: HistoryEntry[] }> {
  const { full, hidden } = trail;
  const values = new SqlValues();
  const modelValue = values.bind(model);
  const key = values.bind(pk.toLowerCase());
  const own = `l.model = ${modelValue} and l.pk = ${key}`;
  const fields = full ? '' : values.bind(PUBLIC_FIELDS[model]);
  const changes = full
    ? 'l.changes'
    : `(select jsonb_object_agg(c.key, c.value) from jsonb_each(l.changes) c where c.key = any(${fields}::text[]))`;
  // Whoever registered made the account, also where the log of that time names nobody.
  const maker =
    model === 'user' && /^\d{1,9}$/.test(pk)
      ? `coalesce(e.actor_id, case when e.correlation_id = (select made.correlation_id from audit.core_log made
          where made.model = 'user' and made.pk = ${key} and made.operation = 'I' and made.actor_id is null limit 1)
          then ${key}::int end)`
      : 'e.actor_id';
  // Two branches, each with an index of its own.
  const rows = full
    ? `select l.*, l.changes as shown from audit.core_log l where ${own}
       union all select l.*, l.changes as shown from audit.core_log l where l.parent_model = ${modelValue} and l.parent_pk = ${key}
         and l.model <> all(${values.bind(hidden)}::text[])`
    : `select * from (select l.*, ${changes} as shown from audit.core_log l where ${own}) public where shown is not null`;
  // Researchers do not learn by name who of the staff decided, nor who acts for an institution.
  const seen = full ? 'true' : seenByOutsiders(values, model, callerId);
  const text = `with entries as (${rows}), page as (
    select e.id, e.model, e.pk, e.at as modified, e.correlation_id, e.shown as changes,
      case e.operation when 'I' then 'created' when 'U' then 'changed' else 'deleted' end as operation,
      ${summary(maker, seen)} as modifier, ${summary('e.impersonator_id', seen)} as impersonator
    from entries e order by e.at, e.id limit ${limit} offset ${offset})
  select (select count(*)::int from entries) as count,
    (select coalesce(json_agg(page order by page.modified, page.id), '[]') from page) as results`;
  const [row] = await database.query<{ count: number; results: HistoryEntry[] }>({
    text,
    values: values.values,
  });
  return row ?? { count: 0, results: [] };
}

/** Whether the object is gone, and whose it was. */
export async function readDeletion(
  database: Database,
  { model, pk }: Pick<HistoryRequest, 'model' | 'pk'>,
): Promise<{ readonly owner_id: number | null } | undefined> {
  const [row] = await database.query<{ owner_id: number | null }>({
    text: `select (changes -> 'owner_id' ->> 0)::int as owner_id from audit.core_log
      where model = $1 and pk = $2 and (operation = 'D' or changes -> 'deleted_at' -> 1 is not null) order by id desc limit 1`,
    values: [model, pk.toLowerCase()],
  });
  return row;
}
