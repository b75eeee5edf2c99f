/** Counts rows by the value of a field, for the choices of a filter. */
import { LIMITS } from '@portal/contract';
import type { Actor } from '../auth/actor.ts';
import type { SqlValues } from '../database/index.ts';
import { declaredSetSql, filteredSql, setFilterSql } from './conditions.ts';
import type { ResourceDefinition } from './definition.ts';
import { fromParts, fromSql } from './joins.ts';
import { fieldValues, literalSql } from './schema-values.ts';

interface GroupOf {
  readonly field: string;
  readonly actor: Actor;
  readonly values: SqlValues;
  /** Further conditions on the rows. */
  readonly where: readonly string[];
  readonly isExact: boolean;
}

/**
 * SQL of `{value: count}`. If the contract lists the values, each is counted up to the cap with its own index;
 * otherwise every row is read.
 */
export function groupSql(resource: ResourceDefinition, group: GroupOf): string {
  const { field, actor, values, where, isExact } = group;
  const value = filteredSql(resource, field, actor, values);
  const known = knownValues(resource, field);
  const parts = fromParts(resource);
  if (isExact || known === undefined)
    return `(select coalesce(jsonb_object_agg(v, n), '{}') from (
      select coalesce((${value})::text, '') as v, count(*)::int as n
      from ${fromSql(parts, { used: [value, ...where] })} where ${where.join(' and ')} group by 1) g)`;
  const set = setFilterSql(resource, field, actor, values);
  const declared = resource.setFilters?.[field];
  const isNone =
    typeof declared === 'object' && (declared.some ?? declared.none) !== undefined
      ? declaredSetSql(resource, declared, actor, values, 'none')
      : `(${value}) is null`;
  const counted = known.map((one) => {
    const compared = one === null ? isNone : `(${value}) = ${literalSql(one)}`;
    const condition = set && one !== null ? set.replaceAll('{value}', `= ${literalSql(one)}`) : compared;
    const all = [...where, condition];
    return `select '${one === null ? '' : literalSql(one).replaceAll(/^'|'$/g, '')}' as v, (select count(*)::int from (select 1
      from ${fromSql(parts, { used: all })} where ${all.join(' and ')} limit ${LIMITS.countCap + 1}) capped) as n`;
  });
  return `(select coalesce(jsonb_object_agg(v, n) filter (where n > 0), '{}') from (${counted.join('\n union all ')}) g)`;
}

function knownValues(
  resource: ResourceDefinition,
  field: string,
): readonly (string | number | null)[] | undefined {
  const declared = resource.groupValues?.[field];
  if (declared) return declared;
  const found = fieldValues(resource.object, field);
  if (!found?.values) return undefined;
  return found.isNullable ? [...found.values, null] : found.values;
}
