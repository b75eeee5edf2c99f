/** Builds the SQL of reads: one statement for each list, with its count and its groups. */
import { LIMITS } from '@portal/contract';
import type { Actor } from '../auth/actor.ts';
import { SqlValues, type Planning, type Statement } from '../database/index.ts';
import { hasListedVersions } from '../http/seen-versions.ts';
import { permittedSql, relationSql, relationsSql } from '../policy/policy.ts';
import { compileOnce } from './compiled.ts';
import { filterConditions, joinConditions, type Condition } from './conditions.ts';
import type { ResourceDefinition } from './definition.ts';
import { facetsSql } from './facets.ts';
import { groupSql } from './groups.ts';
import { fromParts, fromSql, computedFrom } from './joins.ts';
import type { ListQuery } from './list-query.ts';
import { orderedReads } from './order.ts';
import { neededRelations } from './relations.ts';
import { isWrittenList, writtenColumns } from './written.ts';
import { memberSql, partSql, searchSql, type SearchSql } from './search-words.ts';

/** SQL of requested relations; relations that only `present` builds have none. */
const expandedSql = (
  resource: ResourceDefinition,
  expand: readonly string[],
): (readonly [string, string])[] =>
  expand.flatMap((name) => {
    const sql = resource.expand?.[name];
    return sql ? [[name, sql] as const] : [];
  });

const namedSql = (columns: readonly (readonly [string, string])[]): string =>
  columns.map(([name, sql]) => `${sql} as "${name}"`).join(',\n  ');

/** Columns of one row, with `_relations` and `_state` for values computed from the policy. */
export function columnsSql(
  resource: ResourceDefinition,
  actor: Actor,
  expand: readonly string[],
  values: SqlValues,
  states: Readonly<Record<string, string>> = resource.state ?? {},
): string {
  const state = Object.entries(states).flatMap(([name, sql]) => [`'${name}'`, sql]);
  return [
    relationSql(
      namedSql([...Object.entries(resource.columns), ...expandedSql(resource, expand)]),
      actor,
      values,
    ),
    ...(resource.abilities || resource.present
      ? [
          `${relationsSql(resource.policy, actor, values, neededRelations(resource, actor))} as "_relations"`,
          `json_build_object(${state.join(', ')}) as "_state"`,
        ]
      : []),
  ].join(',\n  ');
}

export interface ListStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly limit: number;
  readonly offset: number;
  readonly planning?: Planning;
  /** Whether `results` is the JSON text of the page's rows. */
  readonly isWritten: boolean;
  /** Reads the rows of the keys that the statement returns; without it, the statement returns the rows themselves. */
  readonly rows?: (keys: readonly (number | string)[]) => Statement;
}

/**
 * Small numbers are written into the text. For a bound limit PostgreSQL assumes a tenth of the table, and therefore
 * plans at every call. Large numbers are bound, because each text is prepared and stored.
 */
const rowsSql = (count: number, values: SqlValues): string =>
  count <= LARGEST_USUAL_PAGE ? String(count) : `${values.bind(count)}::int`;
const LARGEST_USUAL_PAGE = 101;

/** Common input of all parts of a list's statement. */
interface ListParts {
  readonly resource: ResourceDefinition;
  readonly values: SqlValues;
  /** Conditions other than the search. */
  readonly where: readonly string[];
  readonly search: SearchSql | undefined;
}

/**
 * The statement that returns `{count, found, groups}` and the page. The page is returned as `keys` if the statement is
 * planned for its values or `readsKeys` is set, otherwise as `results`. It finds one row more than `limit`, which shows
 * whether there is a next page even if the count stopped at the cap.
 */
export function listStatement(
  resource: ResourceDefinition,
  actor: Actor,
  query: ListQuery,
  { readsKeys = false }: { readonly readsKeys?: boolean } = {},
): ListStatement {
  const values = new SqlValues();
  const visible = permittedSql(resource.policy, actor, values);
  const asked = filterConditions(resource, actor, query, values);
  const searched = searchSql(resource, actor, query.search, values);
  const part = searched || query.or ? undefined : asked.find(({ isPart, found }) => isPart ?? found);
  const member = part?.found;
  const search = member ? memberSql(resource, member) : part ? partSql(resource, part.sql) : searched;
  const conditions = asked.filter((one) => one !== part);
  const joined = (parts: readonly Condition[]) => joinConditions(parts, query.or === true);
  const limit = query.limit ?? LIMITS.listDefault;
  const offset = query.offset ?? 0;
  const isExact = query.count === 'exact';
  const list: ListParts = {
    resource,
    values,
    where: [visible, ...(member ? [member.guard] : []), ...joined(conditions)],
    search,
  };

  // The counts of a group ignore the filter on its own field: they are shown beside the choices of that filter.
  const facets =
    resource.hasFewRows && query.grouping?.length && !query.or && !member
      ? facetsSql(resource, { fields: query.grouping, actor, values, visible, conditions, search, isExact })
      : undefined;
  const each = (field: string): readonly [string, string] => {
    // The rows of a member are counted by their keys, which are found once for all values.
    const others = [visible, ...joined((member ? asked : conditions).filter((one) => one.field !== field))];
    const where = search && !member ? [...others, search.byTexts] : others;
    return [field, groupSql(resource, { field, actor, values, where, isExact })];
  };
  const groups = (facets?.groups ?? (query.grouping ?? []).map(each)).map(
    ([field, sql]) => `'${field}', ${sql}`,
  );

  const key = resource.key ?? 't.id';
  // Large numbers are bound, so they count among the values that find the rows.
  const [rows, skipped] = [rowsSql(limit + 1, values), rowsSql(offset, values)];
  const isFoundByText = values.values.length === 0;
  const planning = choosePlanning(resource, query, isFoundByText);
  const found = `with ${search ? `${search.found}, ` : ''}${facets ? `${facets.faceted}, ` : ''}keys as materialized (
  ${keysSql(list, query, rows, skipped)}
)
select (${countSql(list, isExact)}) as count, (select count(*)::int from keys) as found${
    groups.length ? `, jsonb_build_object(${groups.join(', ')}) as groups` : ''
  }`;
  const isWritten = isWrittenList(resource, query);
  const page = { limit, offset, isWritten };
  if (readsKeys || planning !== 'once') {
    const keys = `(select coalesce(json_agg(keys.key order by keys.place) filter (where keys.place < ${rows}), '[]') from keys)`;
    return {
      ...page,
      text: `${found}, ${keys} as keys`,
      values: values.values,
      ...(planning ? { planning } : {}),
      rows: (ofPage) => rowsStatement(resource, actor, query, ofPage),
    };
  }
  // Each row is read by its key, so that displayed values are computed only for the page and not for counted rows.
  const shown = shownSql(resource, actor, query, values);
  const results = `(select coalesce(json_agg(shown order by keys.place), '[]')${isWritten ? '::text' : ''}
  from keys cross join lateral (
  select ${shown}
  from ${computedFrom(resource, shown)} where ${key} = keys.key offset 0) shown where keys.place < ${rows})`;
  return { ...page, text: `${found}, ${results} as results`, values: values.values, planning };
}

/** Everything that is read of a row of the page. */
function shownSql(resource: ResourceDefinition, actor: Actor, query: ListQuery, values: SqlValues): string {
  if (isWrittenList(resource, query)) return namedSql(writtenColumns(resource, actor, query, values));
  const states = { ...resource.state, ...resource.cachedState };
  const columns = columnsSql(resource, actor, query.expand ?? [], values, states);
  return hasListedVersions(resource.object.name)
    ? `${columns}, (${versionSql(resource)})::text as "_version"`
    : columns;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The widest integer type, which can use an index on a narrower type too. */
const keyType = ([key = '']: readonly (number | string)[]): string =>
  typeof key === 'number' ? 'bigint' : UUID.test(key) ? 'uuid' : 'text';

/**
 * Reads the rows of a page whose keys were found with their own plan. Planning the displayed values takes ten times
 * longer than reading them, and does not depend on the search. The statement checks again whether the caller may see
 * each row.
 */
export function rowsStatement(
  resource: ResourceDefinition,
  actor: Actor,
  query: ListQuery,
  found: readonly (number | string)[],
): Statement {
  const { fields = [], expand = [] } = query;
  const type = keyType(found);
  const use = `rows:${type}:${isWrittenList(resource, query)}:${fields.toSorted().join()}:${expand.toSorted().join()}`;
  // Callers choose fields and relations, so there are few texts only without them.
  const share = fields.length + expand.length === 0 ? 'reserved' : 'byCaller';
  const asked = { use, actor, id: found, share } as const;
  const statement = compileOnce(resource, asked, (values, bound) => {
    const shown = shownSql(resource, actor, query, values);
    const visible = permittedSql(resource.policy, actor, values);
    const key = resource.key ?? 't.id';
    return `select coalesce(json_agg(to_json(one) order by keys.place), '[]')${isWrittenList(resource, query) ? '::text' : ''} as results
  from (select key, place from unnest(${bound}::${type}[]) with ordinality asked (key, place)) keys cross join lateral (
  select ${shown}
  from ${computedFrom(resource, shown)} where ${key} = keys.key and ${visible} offset 0) one`;
  });
  return { ...statement, planning: 'once' };
}

/**
 * One plan serves all calls if no bound value decides which rows are found; values are then only compared with rows of
 * the page. For a word or a member of a set, the number of matching rows decides how to find them.
 */
function choosePlanning(
  resource: ResourceDefinition,
  query: ListQuery,
  isFoundByText: boolean,
): Planning | undefined {
  if (isFoundByText || resource.plansOnce) return 'once';
  const decidesByCount = Object.keys(query).some(
    (key) =>
      key === 'search' ||
      key.endsWith('__icontains') ||
      resource.setFilters?.[key.replace(/__in$/, '')] !== undefined,
  );
  return decidesByCount ? 'each time' : undefined;
}

/** Keys of the page with their positions. If there are several ways to read them, they are used one after the other. */
function keysSql(
  { resource, where, search }: ListParts,
  query: ListQuery,
  limit: string,
  offset: string,
): string {
  const key = resource.key ?? 't.id';
  const reads = orderedReads(resource, query);
  const select = (order: string, conditions: readonly string[], end: string, inner?: string): string =>
    `select ${key} as key from ${fromSql(fromParts(resource), { used: [order, key, ...conditions], ...(inner ? { inner } : {}) })}
  where ${conditions.join('\n  and ')}
  order by ${order}
  ${end}`;
  const [only] = reads;
  if (!search && only && reads.length === 1)
    return `select key, row_number() over () as place from (${select(only.order, where, `limit ${limit} offset ${offset}`)}) page`;
  const end = `limit ${limit}::int + ${offset}::int`;
  const parts = reads.flatMap(({ order, inner, condition }) => {
    const all = condition ? [...where, condition] : where;
    if (!search) return [select(order, all, end, inner)];
    return [
      select(order, [...all, search.isRare, search.byKeys], end, inner),
      select(order, [...all, search.isFrequent, search.byTexts], end, inner),
    ];
  });
  const numbered = parts.map(
    (part, index) =>
      `select key, ${index} as part, row_number() over () as place from (${part}) part_${index}`,
  );
  return `select key, row_number() over (order by part, place) - ${offset} as place from (
  ${numbered.join('\n  union all ')}) page
  order by part, place limit ${limit} offset ${offset}`;
}

function countSql({ resource, where, search }: ListParts, isExact: boolean): string {
  const key = resource.key ?? 't.id';
  const count = (conditions: readonly string[]): string => {
    const from = fromSql(fromParts(resource), { used: [key, ...conditions] });
    const rows = `from ${from} where ${conditions.join(' and ')}`;
    return isExact
      ? `select count(*)::int ${rows}`
      : `select count(*)::int from (select 1 ${rows} limit ${LIMITS.countCap + 1}) capped`;
  };
  if (!search) return count(where);
  const byKeys = `(${count([...where, search.byKeys])})`;
  // The keys found for a frequent word are some of its rows; if they reach the cap, the rest is not counted.
  const whole = `(${count([...where, search.byTexts])})`;
  const frequent = isExact
    ? whole
    : `case when ${byKeys} > ${LIMITS.countCap} then ${LIMITS.countCap + 1} else ${whole} end`;
  return `select case when ${search.isRare} then ${byKeys} else ${frequent} end`;
}

/** SQL of the version behind the ETag. */
export const versionSql = (resource: Pick<ResourceDefinition, 'version'>): string =>
  resource.version ?? 't.xmin';

/** One object that the actor may see, with its version for the ETag. */
export function readStatement(
  resource: ResourceDefinition,
  actor: Actor,
  id: unknown,
  expand: readonly string[],
) {
  const { alias } = resource;
  const isAlias = alias !== undefined && typeof id === 'string' && alias.form.test(id);
  const shown = expand.join();
  const isUsual = shown === '' || shown === resource.object.expand.join();
  const use = `read:${isAlias}:${shown}`;
  const share = isUsual ? 'reserved' : 'byCaller';
  const statement = compileOnce(resource, { use, actor, id, share }, (values, bound) => {
    const key = isAlias
      ? `(${alias.sql.replaceAll('{value}', `= ${bound}`)})`
      : `${resource.key ?? 't.id'} = ${bound}`;
    const columns = columnsSql(resource, actor, expand, values);
    const visible = permittedSql(resource.policy, actor, values);
    return `select to_json(one) as object, one."_version" as version from (
  select ${columns}, (${versionSql(resource)})::text as "_version" from ${computedFrom(resource, columns)} where ${key} and ${visible}) one`;
  });
  // The row is found by its key, and planning takes eight times longer than reading.
  return { ...statement, planning: 'once' as const };
}
