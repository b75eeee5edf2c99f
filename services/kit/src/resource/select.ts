/** The SQL of reading: one statement per list, its count and its groups included. */
import { LIMITS, type Filter, type Lookup } from '@portal/contract';
import type { Actor } from '../auth/actor.ts';
import { containsPattern, SqlValues } from '../database/index.ts';
import { permittedSql, relationSql, relationsSql } from '../policy/index.ts';
import type { ResourceDefinition } from './definition.ts';

export interface ListQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly ordering?: readonly string[];
  readonly expand?: readonly string[];
  readonly grouping?: readonly string[];
  readonly count?: 'exact' | 'capped';
  readonly or?: boolean;
  readonly search?: string;
  readonly [filter: string]: unknown;
}

const RESERVED = new Set([
  'limit',
  'offset',
  'ordering',
  'expand',
  'grouping',
  'split',
  'count',
  'or',
  'search',
  'role',
]);
const LOOKUPS: readonly Lookup[] = ['in', 'icontains', 'isnull', 'lte', 'gte'];

interface Condition {
  readonly field: string;
  readonly sql: string;
  readonly sought: boolean;
}

const CASTS = { number: 'int', uuid: 'uuid', date: 'date', boolean: 'boolean', text: 'text' } as const;

interface Comparison {
  readonly kind: Filter['kind'];
  readonly value: unknown;
  readonly values: SqlValues;
}
const cast = ({ kind, value, values }: Comparison, list = ''): string =>
  `${values.bind(value)}::${CASTS[kind]}${list}`;

const COMPARISONS: Readonly<Record<Lookup, (given: Comparison) => string>> = {
  exact: (given) => `= ${cast(given)}`,
  in: (given) => `= any(${cast(given, '[]')})`,
  icontains: ({ value, values }) => `ilike ${values.bind(containsPattern(String(value)))}`,
  isnull: ({ value }) => (value === true ? 'is null' : 'is not null'),
  // A day includes its last moment.
  lte: (given) => (given.kind === 'date' ? `< (${cast(given)} + 1)` : `<= ${cast(given)}`),
  gte: (given) => `>= ${cast(given)}`,
};

function splitKey(key: string): { field: string; lookup: Lookup } {
  const lookup = LOOKUPS.find((name) => key.endsWith(`__${name}`));
  return lookup ? { field: key.slice(0, -lookup.length - 2), lookup } : { field: key, lookup: 'exact' };
}

/** A field as the caller may compare it. */
const filteredSql = (
  { filters }: ResourceDefinition,
  field: string,
  actor: Actor,
  values: SqlValues,
): string => relationSql(filters?.[field] ?? `t.${field}`, actor, values);

function setFilterSql(
  { setFilters, policy }: ResourceDefinition,
  field: string,
  actor: Actor,
  values: SqlValues,
): string | undefined {
  const set = setFilters?.[field];
  if (set === undefined) return undefined;
  if (typeof set === 'string') return relationSql(set, actor, values);
  return `(${permittedSql(policy, actor, values, set.action)} and ${relationSql(set.sql, actor, values)})`;
}

function conditionsOf(
  resource: ResourceDefinition,
  actor: Actor,
  query: ListQuery,
  values: SqlValues,
): Condition[] {
  return Object.entries(query)
    .filter(([key, value]) => !RESERVED.has(key) && value !== undefined)
    .map(([key, value]) => {
      const { field, lookup } = resource.object.filters[key]
        ? { field: key, lookup: 'exact' as const }
        : splitKey(key);
      const filter = resource.object.filters[field];
      if (!filter) throw new Error(`filter ${key} passed the contract but is unknown`);
      const set = setFilterSql(resource, field, actor, values);
      if (set && lookup === 'isnull') {
        const some = set.replaceAll('{value}', 'is not null');
        return { field, sought: false, sql: value === true ? `not (${some})` : some };
      }
      const compared = COMPARISONS[lookup]({ kind: filter.kind, value, values });
      const sql = set
        ? set.replaceAll('{value}', compared)
        : `${filteredSql(resource, field, actor, values)} ${compared}`;
      return { field, sought: filter.sought === true, sql };
    });
}

/** `or` makes one condition of what is looked for. The others narrow the list as ever: a status stays the status asked for. */
function joinConditions(conditions: readonly Condition[], or: boolean): string[] {
  const sought = conditions.filter((one) => or && one.sought).map(({ sql }) => sql);
  const narrowing = conditions.filter((one) => !(or && one.sought)).map(({ sql }) => sql);
  return sought.length > 0 ? [...narrowing, `(${sought.join(' or ')})`] : narrowing;
}

function searchSql(
  resource: ResourceDefinition,
  actor: Actor,
  query: ListQuery,
  values: SqlValues,
): string[] {
  if (!query.search?.trim()) return [];
  const pattern = values.bind(containsPattern(query.search.trim()));
  return [
    `(${Object.values(resource.search ?? {})
      .map((sql) =>
        sql.includes('{pattern}')
          ? relationSql(sql, actor, values).replaceAll('{pattern}', pattern)
          : `${sql} ilike ${pattern}`,
      )
      .join(' or ')})`,
  ];
}

function orderSql(resource: ResourceDefinition, query: ListQuery): string {
  const words = query.ordering?.length ? query.ordering : [resource.object.defaultOrdering];
  const parts = words.map((word) => {
    const name = word.replace(/^-/, '');
    return `${resource.ordering?.[name] ?? `t.${name}`} ${word.startsWith('-') ? 'desc nulls last' : 'asc nulls last'}`;
  });
  // The key breaks ties, or a page could repeat a row of the last one.
  const last = words.at(-1)?.startsWith('-') ? 'desc' : 'asc';
  return [...parts, `${resource.key ?? 't.id'} ${last}`].join(', ');
}

/** Columns of one row, with `_relations` and `_state` for what is computed from the policy. */
export function columnsSql(
  resource: ResourceDefinition,
  actor: Actor,
  expand: readonly string[],
  values: SqlValues,
): string {
  const expanded = expand.flatMap((name) => {
    const sql = resource.expand?.[name];
    return sql ? [[name, sql] as const] : [];
  });
  const state = Object.entries(resource.state ?? {}).flatMap(([name, sql]) => [`'${name}'`, sql]);
  return [
    ...[...Object.entries(resource.columns), ...expanded].map(([name, sql]) => `${sql} as "${name}"`),
    ...(resource.abilities || resource.present
      ? [
          `${relationsSql(resource.policy, actor, values)} as "_relations"`,
          `jsonb_build_object(${state.join(', ')}) as "_state"`,
        ]
      : []),
  ].join(',\n  ');
}

export interface ListStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * Small numbers stand in the text: of a bound limit PostgreSQL assumes a tenth of the table and so plans at every call
 * anew. Large ones are bound, since each text is prepared and kept.
 */
const rowsSql = (count: number, values: SqlValues): string =>
  count <= LARGEST_USUAL_PAGE ? String(count) : `${values.bind(count)}::int`;
const LARGEST_USUAL_PAGE = 101;

/**
 * One statement that answers `{count, results, groups}`. It reads one row more than `limit`, which tells whether there
 * is a next page where the count stopped at the cap.
 */
export function listStatement(resource: ResourceDefinition, actor: Actor, query: ListQuery): ListStatement {
  const values = new SqlValues();
  const visible = permittedSql(resource.policy, actor, values);
  const conditions = conditionsOf(resource, actor, query, values);
  const search = searchSql(resource, actor, query, values);
  const joined = (parts: readonly Condition[]) => joinConditions(parts, query.or === true);
  const where = [visible, ...joined(conditions), ...search].join('\n  and ');
  const limit = query.limit ?? LIMITS.listDefault;
  const offset = query.offset ?? 0;

  const counted =
    query.count === 'exact'
      ? `select count(*)::int from ${resource.from} where ${where}`
      : `select count(*)::int from (select 1 from ${resource.from} where ${where} limit ${LIMITS.countCap + 1}) capped`;

  // A group's counts leave the filter on its own field aside, as the counts beside the choices of a filter do.
  const groups = (query.grouping ?? []).map((field) => {
    const others = [visible, ...joined(conditions.filter((one) => one.field !== field)), ...search];
    const value = filteredSql(resource, field, actor, values);
    return `'${field}', (select coalesce(jsonb_object_agg(v, n), '{}') from (
      select coalesce((${value})::text, '') as v, count(*)::int as n from ${resource.from} where ${others.join(' and ')} group by 1) g)`;
  });

  // The page's keys come first: what a row shows is then worked out for the page alone, not for rows that the offset skips.
  const key = resource.key ?? 't.id';
  const order = orderSql(resource, query);
  const text = `with keys as materialized (
  select ${key} as key
  from ${resource.from}
  where ${where}
  order by ${order}
  limit ${rowsSql(limit + 1, values)} offset ${rowsSql(offset, values)}
), page as (
  select ${columnsSql(resource, actor, query.expand ?? [], values)}
  from ${resource.from} join keys on keys.key = ${key}
  order by ${order}
)
select (${counted}) as count, (select coalesce(json_agg(page), '[]') from page) as results${
    groups.length ? `, jsonb_build_object(${groups.join(', ')}) as groups` : ''
  }`;
  return { text, values: values.values, limit, offset };
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
  const values = new SqlValues();
  const { alias } = resource;
  const value = `= ${values.bind(id)}`;
  const key =
    alias && typeof id === 'string' && alias.form.test(id)
      ? `(${alias.sql.replaceAll('{value}', value)})`
      : `${resource.key ?? 't.id'} ${value}`;
  const columns = columnsSql(resource, actor, expand, values);
  const visible = permittedSql(resource.policy, actor, values);
  const text = `select to_json(one) as object, one."_version" as version from (
  select ${columns}, (${versionSql(resource)})::text as "_version" from ${resource.from} where ${key} and ${visible}) one`;
  return { text, values: values.values };
}
