/** WHERE of a list: filters and what somebody looks for. */
import { isFilterKey, type Filter, type Lookup } from '@portal/contract';
import type { Actor } from '../auth/actor.ts';
import { containsPattern, type SqlValues } from '../database/index.ts';
import { permittedSql, relationSql } from '../policy/index.ts';
import type { ResourceDefinition } from './definition.ts';
import type { ListQuery } from './select.ts';

const LOOKUPS: readonly Lookup[] = ['in', 'icontains', 'isnull', 'lte', 'gte'];

export interface Condition {
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
export const filteredSql = (
  { filters }: ResourceDefinition,
  field: string,
  actor: Actor,
  values: SqlValues,
): string => relationSql(filters?.[field] ?? `t.${field}`, actor, values);

export function setFilterSql(
  { setFilters, policy }: ResourceDefinition,
  field: string,
  actor: Actor,
  values: SqlValues,
  asks: 'value' | 'some' = 'value',
): string | undefined {
  const set = setFilters?.[field];
  if (set === undefined) return undefined;
  if (typeof set === 'string') return relationSql(set, actor, values);
  const sql = relationSql(asks === 'some' ? (set.some ?? set.sql) : set.sql, actor, values);
  return set.action === undefined ? sql : `(${permittedSql(policy, actor, values, set.action)} and ${sql})`;
}

export function filterConditions(
  resource: ResourceDefinition,
  actor: Actor,
  query: ListQuery,
  values: SqlValues,
): Condition[] {
  return Object.entries(query)
    .filter(([key, value]) => isFilterKey(key) && value !== undefined)
    .map(([key, value]) => {
      const { field, lookup } = resource.object.filters[key]
        ? { field: key, lookup: 'exact' as const }
        : splitKey(key);
      const filter = resource.object.filters[field];
      if (!filter) throw new Error(`filter ${key} passed the contract but is unknown`);
      const set = setFilterSql(resource, field, actor, values, lookup === 'isnull' ? 'some' : 'value');
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
export function joinConditions(conditions: readonly Condition[], or: boolean): string[] {
  const sought = conditions.filter((one) => or && one.sought).map(({ sql }) => sql);
  const narrowing = conditions.filter((one) => !(or && one.sought)).map(({ sql }) => sql);
  return sought.length > 0 ? [...narrowing, `(${sought.join(' or ')})`] : narrowing;
}
