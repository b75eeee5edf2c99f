/** Builds the WHERE of a list: filters and the search. */
import { isFilterKey, type Filter, type Lookup } from '@portal/contract';
import type { Actor } from '../auth/actor.ts';
import { comparedDaySql, comparedDaysSql, containsPattern, type SqlValues } from '../database/index.ts';
import { permittedSql, relationSql } from '../policy/policy.ts';
import type { IndexedSetFilter, ResourceDefinition, SetFilter } from './definition.ts';
import { fieldValues, literalSql } from './schema-values.ts';
import type { ListQuery } from './list-query.ts';

const LOOKUPS: readonly Lookup[] = ['in', 'contains', 'icontains', 'isnull', 'lte', 'gte', 'gt'];

/** Comparisons that a date filter makes with the day of a moment. */
type DayLookup = Parameters<typeof comparedDaySql>[1];

const asksDay = (lookup: Lookup): lookup is DayLookup =>
  lookup === 'exact' || lookup === 'gte' || lookup === 'lte' || lookup === 'gt';

export interface Condition {
  readonly field: string;
  readonly sql: string;
  readonly sought: boolean;
  /** Whether it searches for a part of a text. */
  readonly isPart?: true;
  readonly found?: IndexedSetFilter;
}

const CASTS = {
  number: 'int',
  measure: 'numeric',
  uuid: 'uuid',
  date: 'date',
  boolean: 'boolean',
  text: 'text',
} as const;

interface Comparison {
  readonly kind: Filter['kind'];
  readonly value: unknown;
  readonly values: SqlValues;
  /** All possible values of the field, if the contract lists them. */
  readonly known: readonly (string | number)[] | undefined;
}

/**
 * Values that the contract lists are written into the text. The number of rows with a value decides how rows are found,
 * so each text can then have one plan for all calls.
 */
function cast(comparison: Comparison): string {
  const { kind, value, values } = comparison;
  return `${namedSql(comparison, value) ?? values.bind(value)}::${CASTS[kind]}`;
}

/** Any stable order, so that the same values in another order give the same text. */
const byText = (a: unknown, b: unknown): number => String(a).localeCompare(String(b));

function castList(comparison: Comparison): string {
  const { kind, value, values } = comparison;
  const asked = Array.isArray(value) ? [...new Set(value as unknown[])].toSorted(byText) : [];
  const named = asked.map((one) => namedSql(comparison, one));
  const isNamed = named.length > 0 && named.every((one) => one !== undefined);
  return `${isNamed ? `array[${named.join(', ')}]` : values.bind(value)}::${CASTS[kind]}[]`;
}

function namedSql({ kind, known }: Comparison, value: unknown): string | undefined {
  if (kind === 'boolean' && typeof value === 'boolean') return String(value);
  const named = known?.find((one) => one === value);
  return named === undefined ? undefined : literalSql(named);
}

const COMPARISONS: Readonly<Record<Lookup, (given: Comparison) => string>> = {
  exact: (given) => `= ${cast(given)}`,
  in: (given) => `= any(${castList(given)})`,
  contains: ({ value, values }) => `like ${values.bind(containsPattern(String(value)))}`,
  icontains: ({ value, values }) => `ilike ${values.bind(containsPattern(String(value)))}`,
  isnull: ({ value }) => (value === true ? 'is null' : 'is not null'),
  lte: (given) => `<= ${cast(given)}`,
  gte: (given) => `>= ${cast(given)}`,
  gt: (given) => `> ${cast(given)}`,
};

function splitKey(key: string): { field: string; lookup: Lookup } {
  const lookup = LOOKUPS.find((name) => key.endsWith(`__${name}`));
  return lookup ? { field: key.slice(0, -lookup.length - 2), lookup } : { field: key, lookup: 'exact' };
}

/** SQL of a field that the caller may filter by. */
export const filteredSql = (
  { filters }: ResourceDefinition,
  field: string,
  actor: Actor,
  values: SqlValues,
): string => relationSql(filters?.[field] ?? `t.${field}`, actor, values);

/** Kinds of questions about a set: a comparison with `{value}`, whether it has a member, or whether it has none. */
type SetQuestion = 'value' | 'some' | 'none';

function questionSql(set: Exclude<SetFilter, string>, asks: SetQuestion): string {
  const { sql, some, none } = set;
  if (asks === 'value') return sql;
  if (asks === 'some')
    return some ?? (none === undefined ? sql.replaceAll('{value}', 'is not null') : `not (${none})`);
  return none ?? `not (${questionSql(set, 'some')})`;
}

export function setFilterSql(
  resource: ResourceDefinition,
  field: string,
  actor: Actor,
  values: SqlValues,
  asks: SetQuestion = 'value',
): string | undefined {
  const declared = resource.setFilters?.[field];
  return declared === undefined ? undefined : declaredSetSql(resource, declared, actor, values, asks);
}

/** {@link setFilterSql} of a field that is known to be a set. */
export function declaredSetSql(
  { policy }: ResourceDefinition,
  declared: SetFilter,
  actor: Actor,
  values: SqlValues,
  asks: SetQuestion,
): string {
  const set = typeof declared === 'string' ? { sql: declared } : declared;
  const sql = relationSql(questionSql(set, asks), actor, values);
  if (set.action === undefined) return sql;
  const may = permittedSql(policy, actor, values, set.action);
  return asks === 'none' ? `(not ${may} or ${sql})` : `(${may} and ${sql})`;
}

function foundMember(
  { setFilters, policy }: ResourceDefinition,
  field: string,
  actor: Actor,
  values: SqlValues,
  compared: string,
): Pick<Condition, 'found'> {
  const set = setFilters?.[field];
  if (typeof set !== 'object' || !set.found) return {};
  const filled = (sql: string): string => relationSql(sql, actor, values).replaceAll('{value}', compared);
  const { keys, row, guard } = set.found;
  const may = set.action === undefined ? 'true' : permittedSql(policy, actor, values, set.action);
  return { found: { keys: filled(keys), row: filled(row), guard: `(${may} and ${filled(guard)})` } };
}

export function filterConditions(
  resource: ResourceDefinition,
  actor: Actor,
  query: ListQuery,
  values: SqlValues,
): Condition[] {
  return Object.entries(query)
    .filter(([key, value]) => isFilterKey(key) && value !== undefined)
    .map(([key, given]) => {
      const named = resource.object.filters[key] ? { field: key, lookup: 'exact' as const } : splitKey(key);
      const { field } = named;
      // `{field}=null` is the same as `{field}__isnull=true`.
      const lookup = given === null ? 'isnull' : named.lookup;
      const value = given ?? true;
      const filter = resource.object.filters[field];
      if (!filter) throw new Error(`filter ${key} passed the contract but is unknown`);
      const moment = resource.dayCounts?.[field];
      if (moment !== undefined && (lookup === 'exact' || lookup === 'gte' || lookup === 'lte'))
        return { field, sought: false, sql: comparedDaysSql(moment, lookup, `${values.bind(value)}::int`) };
      const schema = fieldValues(resource.object, field);
      if (filter.kind === 'date' && schema?.isMoment === true && asksDay(lookup)) {
        const zone = resource.utcDays?.includes(field) ? 'UTC' : 'foundation';
        const of = filteredSql(resource, field, actor, values);
        const day = `${values.bind(value)}::date`;
        return { field, sought: false, sql: comparedDaySql(of, lookup, day, zone) };
      }
      const asks = lookup !== 'isnull' ? 'value' : value === true ? 'none' : 'some';
      const set = setFilterSql(resource, field, actor, values, asks);
      if (set && asks !== 'value') return { field, sought: false, sql: set };
      const sought = filter.searchFilter === true;
      const known = schema?.values;
      const compared = COMPARISONS[lookup]({ kind: filter.kind, value, values, known });
      if (set) {
        const found = foundMember(resource, field, actor, values, compared);
        return { field, sought, sql: set.replaceAll('{value}', compared), ...found };
      }
      const sql = `${filteredSql(resource, field, actor, values)} ${compared}`;
      return { field, sought, sql, ...(lookup === 'icontains' ? { isPart: true } : {}) };
    });
}

/** With `or`, the searching conditions are joined by OR. All others, such as a status, must still be true. */
export function joinConditions(conditions: readonly Condition[], or: boolean): string[] {
  const sought = conditions.filter((one) => or && one.sought).map(({ sql }) => sql);
  const narrowing = conditions.filter((one) => !(or && one.sought)).map(({ sql }) => sql);
  return sought.length > 0 ? [...narrowing, `(${sought.join(' or ')})`] : narrowing;
}
