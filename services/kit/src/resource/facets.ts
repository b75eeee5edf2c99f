/**
 * Counts several fields together, for lists with few rows. Every matching row is read once with its values for each
 * field; counting value by value would repeat the search each time.
 */
import { LIMITS } from '@portal/contract';
import type { Actor } from '../auth/actor.ts';
import type { SqlValues } from '../database/index.ts';
import { filteredSql, setFilterSql, type Condition } from './conditions.ts';
import type { ResourceDefinition } from './definition.ts';
import { fromParts, fromSql } from './joins.ts';
import { literalSql } from './schema-values.ts';
import type { SearchSql } from './search-words.ts';

interface FacetsOf {
  readonly fields: readonly string[];
  readonly actor: Actor;
  readonly values: SqlValues;
  /** Condition that every row must meet. */
  readonly visible: string;
  readonly conditions: readonly Condition[];
  readonly search: SearchSql | undefined;
  readonly isExact: boolean;
}
interface Facets {
  /** The SQL of `faceted`, which comes after `found` of the search. */
  readonly faceted: string;
  /** SQL of `{value: count}` by field; conditions on the field itself are left out. */
  readonly groups: readonly (readonly [field: string, sql: string])[];
}

export function facetsSql(resource: ResourceDefinition, facets: FacetsOf): Facets {
  const { fields, conditions, visible, search, actor, values, isExact } = facets;
  const capCount = (count: string) =>
    isExact ? `${count}::int` : `least(${count}, ${LIMITS.countCap + 1})::int`;
  const others = conditions.filter(({ field }) => !fields.includes(field)).map(({ sql }) => sql);
  const where = [visible, ...others, ...(search ? [foundOnceSql(resource, search)] : [])];
  const parts = fields.map((field, index) => {
    const own = conditions.filter((one) => one.field === field).map(({ sql }) => sql);
    const fits = own.length > 0 ? [`(${own.join(' and ')}) as fits_${index}`] : [];
    const set = setFilterSql(resource, field, actor, values);
    const members = set === undefined ? undefined : (resource.groupValues?.[field] ?? []);
    const says = members
      ? members.map(
          (one, at) => `${set?.replaceAll('{value}', `= ${literalSql(one ?? '')}`)} as says_${index}_${at}`,
        )
      : [`coalesce((${filteredSql(resource, field, actor, values)})::text, '') as says_${index}`];
    return { field, index, members, columns: [...says, ...fits], isNarrowed: fits.length > 0 };
  });
  const columns = parts.flatMap((part) => part.columns);
  const used = [...columns, ...where];
  const groups = parts.map(({ field, index, members }) => {
    const rest = parts.filter((part) => part.isNarrowed && part.index !== index);
    const fit = rest.length > 0 ? ` where ${rest.map((part) => `fits_${part.index}`).join(' and ')}` : '';
    const counted = members
      ? `select unnest(array[${members.map((one) => literalSql(one ?? '')).join(', ')}]) as v, unnest(array[${members
          .map((_, at) => capCount(`count(*) filter (where says_${index}_${at})`))
          .join(', ')}]) as n from faceted${fit}`
      : `select says_${index} as v, ${capCount('count(*)')} as n from faceted${fit} group by 1`;
    const sql = `(select coalesce(jsonb_object_agg(v, n) filter (where n > 0), '{}') from (${counted}) g)`;
    return [field, sql] as const;
  });
  return {
    faceted: `faceted as materialized (select ${columns.join(', ')}
  from ${fromSql(fromParts(resource), { used })} where ${where.join('\n  and ')})`,
    groups,
  };
}

/** For a rare word the keys are known; comparing with a set is faster than with an array. */
const foundOnceSql = (resource: ResourceDefinition, search: SearchSql): string =>
  `case when ${search.isRare} then ${resource.key ?? 't.id'} in (select found.key from found) else ${search.byTexts} end`;
