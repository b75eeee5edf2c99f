/** Reads rows of `audit.log` in the form of the contract. */
import { HistoryEntry, STAFF_ROLES, publicFields, type ObjectHistory } from '@portal/contract';
import { sql, trustedSql, type Reads, type Sql } from '@portal/kit';
import { z } from 'zod';
import type { Trail } from './history.policy.ts';

export interface HistoryRequest {
  readonly history: ObjectHistory;
  readonly pk: string;
  readonly limit: number;
  readonly offset: number;
  readonly trail: Trail;
  readonly callerId: number;
}

const summary = (id: Sql, seen: Sql): Sql =>
  sql`(select jsonb_build_object('id', a.id, 'display_name', a.first_name || ' ' || a.last_name)
    from core.account a where a.id = ${id} and ${seen})`;

function seenByOutsiders({ names }: ObjectHistory, callerId: number): Sql {
  const own = sql`a.id = ${callerId}`;
  if (names === 'oneself') return own;
  return sql`(${own} or not exists (select 1 from core.account_group g
    where g.account_id = a.id and g.role = any(${STAFF_ROLES}::text[])))`;
}

/** The rows of the trail; the visible changes are in `shown`. */
function entriesSql({ history, trail }: HistoryRequest, key: string): Sql {
  const { model } = history;
  const own = sql`l.model = ${model} and l.pk = ${key}`;
  // A union of two branches, so that each uses its own index.
  if (trail.full)
    return sql`select l.*, l.changes as shown from audit.core_log l where ${own}
       union all select l.*, l.changes as shown from audit.core_log l where l.parent_model = ${model} and l.parent_pk = ${key}
         and l.model <> all(${trail.hidden}::text[])`;
  return sql`select * from (select l.*, (select jsonb_object_agg(c.key, c.value) from jsonb_each(l.changes) c
      where c.key = any(${publicFields(history)}::text[])) as shown
    from audit.core_log l where ${own}) public where shown is not null`;
}

/** The actor of an entry. Old registrations were logged without an actor; for those it is the registered person. */
const makerSql = (model: string, key: string): Sql =>
  model === 'user' && /^\d{1,9}$/.test(key)
    ? sql`coalesce(e.actor_id, case when e.correlation_id = (select made.correlation_id from audit.core_log made
        where made.model = 'user' and made.pk = ${key} and made.operation = 'I' and made.actor_id is null limit 1)
        then ${key}::int end)`
    : trustedSql('e.actor_id');

const Page = z.object({ count: z.int(), results: z.array(HistoryEntry) });

export async function readHistory(reads: Reads, request: HistoryRequest): Promise<z.output<typeof Page>> {
  const { history, limit, offset, trail, callerId } = request;
  const key = request.pk.toLowerCase();
  // Researchers do not see the names of staff who decided, or of people who act for an institution.
  const seen = trail.full ? trustedSql('true') : seenByOutsiders(history, callerId);
  const page = await reads.row(
    Page,
    sql`with entries as (${entriesSql(request, key)}), page as (
      select e.id, e.model, e.pk, e.at as modified, e.correlation_id, e.shown as changes,
        case e.operation when 'I' then 'created' when 'U' then 'changed' else 'deleted' end as operation,
        ${summary(makerSql(history.model, key), seen)} as modifier, ${summary(trustedSql('e.impersonator_id'), seen)} as impersonator,
        (select jsonb_build_object('id', k.id, 'display_name', k.name) from core.machine_key k
          where k.id = e.machine_key_id and ${trail.full}) as machine_key
      from entries e order by e.at, e.id limit ${limit} offset ${offset})
    select (select count(*)::int from entries) as count,
      (select coalesce(json_agg(page order by page.modified, page.id), '[]') from page) as results`,
  );
  return page ?? { count: 0, results: [] };
}

/** The deletion of the object, and the person from whom its whole trail is hidden. */
export const readDeletion = (
  reads: Reads,
  { history, pk }: Pick<HistoryRequest, 'history' | 'pk'>,
): Promise<{ readonly kept_from: number | null } | undefined> =>
  reads.row(
    z.object({ kept_from: z.int().nullable() }),
    sql`select (changes -> ${history.hiddenFrom ?? ''}::text ->> 0)::int as kept_from from audit.core_log
      where model = ${history.model} and pk = ${pk.toLowerCase()} and (operation = 'D' or changes -> 'deleted_at' -> 1 is not null)
      order by id desc limit 1`,
  );
