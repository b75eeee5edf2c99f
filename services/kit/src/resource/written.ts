/** Lists whose rows need no evaluation in the service: the database builds the JSON, which is sent unchanged. */
import type { Actor } from '../auth/actor.ts';
import type { SqlValues } from '../database/index.ts';
import { hasListedVersions } from '../http/seen-versions.ts';
import { permittedSql, relationSql } from '../policy/policy.ts';
import type { ResourceDefinition } from './definition.ts';
import type { ListQuery } from './list-query.ts';

/** Name and SQL of a column. */
type Column = readonly [string, string];

/** Whether the database can build the rows: `fields` are given, and the service evaluates none of them. */
export function isWrittenList(
  resource: ResourceDefinition,
  { fields, expand = [], split }: ListQuery,
): boolean {
  if (!fields?.length || !resource.presents || split !== undefined) return false;
  if (hasListedVersions(resource.object.name)) return false;
  return ![...fields, ...expand].some((name) => isComputed(resource, name));
}

/** The columns of the requested fields and relations, in the order of the contract. */
export function writtenColumns(
  resource: ResourceDefinition,
  actor: Actor,
  { fields = [], expand = [] }: ListQuery,
  values: SqlValues,
): readonly Column[] {
  const asked = [...fields, ...expand];
  return Object.keys(resource.object.schema.shape).flatMap((name): Column[] => {
    const sql = asked.includes(name) ? (resource.columns[name] ?? resource.expand?.[name]) : undefined;
    return sql === undefined ? [] : [[name, shownSql(resource, { name, sql, actor, values })]];
  });
}

/** Whether only the service can compute the field. */
function isComputed({ policy, presents, columns, expand }: ResourceDefinition, name: string): boolean {
  if (columns[name] === undefined && expand?.[name] === undefined) return true;
  const presented = presents?.[name];
  if (presented === undefined || presented === true) return presented === true;
  const { when, whenSql } = policy.actions[presented.action] ?? {};
  return when !== undefined && whenSql === undefined;
}

/** SQL of a field whose display depends only on a right of the caller. */
function shownSql(
  { policy, presents }: ResourceDefinition,
  { name, sql, actor, values }: { name: string; sql: string; actor: Actor; values: SqlValues },
): string {
  const presented = presents?.[name];
  if (presented === undefined || presented === true) return sql;
  const { whenSql } = policy.actions[presented.action] ?? {};
  const permitted = permittedSql(policy, actor, values, presented.action);
  if (permitted === 'true' && whenSql === undefined) return sql;
  const now = whenSql === undefined ? 'true' : relationSql(whenSql, actor, values);
  return `case when ${permitted} and ${now} then ${sql} else ${presented.hidden} end`;
}
