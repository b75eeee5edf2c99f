/** Lists of which nothing is evaluated in the service: the database writes the rows, and they are passed on as they are. */
import type { Actor } from '../auth/actor.ts';
import type { SqlValues } from '../database/index.ts';
import { hasListedVersions } from '../http/seen-versions.ts';
import { permittedSql, relationSql } from '../policy/index.ts';
import type { ResourceDefinition } from './definition.ts';
import type { ListQuery } from './list-query.ts';

/** Name and SQL. */
type Column = readonly [string, string];

/** Whether the database can write the rows: some fields are asked for, and the service need not look at any of them. */
export function isWrittenList(
  resource: ResourceDefinition,
  { fields, expand = [], split }: ListQuery,
): boolean {
  if (!fields?.length || !resource.presents || split !== undefined) return false;
  if (hasListedVersions(resource.object.name)) return false;
  return ![...fields, ...expand].some((name) => isComputed(resource, name));
}

/** The columns of the fields and relations that are asked for, in the order of the contract. */
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

/** Whether only the service knows what a field shows. */
function isComputed({ policy, presents, columns, expand }: ResourceDefinition, name: string): boolean {
  if (columns[name] === undefined && expand?.[name] === undefined) return true;
  const presented = presents?.[name];
  if (presented === undefined || presented === true) return presented === true;
  const { when, whenSql } = policy.actions[presented.action] ?? {};
  return when !== undefined && whenSql === undefined;
}

/** What the caller is shown of a field that nothing evaluates but a right. */
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
