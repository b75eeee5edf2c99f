/** Loads an object for a write: visible to the actor, locked, with the values that the policy needs. */
import { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import { trustedSql, type Work } from '../database/index.ts';
import { NumberedSql, reservedSql } from '../database/sql/sql.ts';
import { notFound } from '../errors.ts';
import { authorise, permittedSql, relationsSql, type Relations } from '../policy/policy.ts';
import { compileOnce } from './compiled.ts';
import type { ResourceDefinition } from './definition.ts';
import { computedFrom } from './joins.ts';
import { formatEtag } from './read.ts';
import { neededRelations } from './relations.ts';
import { versionSql } from './select.ts';

export interface Locked<State = Record<string, unknown>> {
  readonly id: number | string;
  readonly state: State;
  readonly relations: Relations;
  readonly etag: string;
  /** Throws FORBIDDEN or WRONG_STATE. */
  authorise(action: string): void;
}

export interface LockOptions {
  readonly work: Work;
  readonly actor: Actor;
  readonly id: number | string;
}

const LockedRow = z.object({
  version: z.string(),
  relations: z.record(z.string(), z.boolean()),
  state: z.record(z.string(), z.unknown()),
});

/**
 * Locks the row first and evaluates it afterwards. Relations and state are those of the last committed version, so that
 * the second of two parallel decisions sees the result of the first.
 * @throws NOT_FOUND when it does not exist or the actor may not see it
 */
export async function lockOne<State>(
  resource: Pick<
    ResourceDefinition<never, State>,
    'table' | 'lockRow' | 'key' | 'version' | 'from' | 'state' | 'computed' | 'policy' | 'presentedRelations'
  >,
  { work, actor, id }: LockOptions,
): Promise<Locked<State>> {
  const keySql = resource.key ?? 't.id';
  if (resource.lockRow) await work.run(resource.lockRow(id));
  await work.run(
    reservedSql`select 1 from ${trustedSql(resource.table)} t where ${trustedSql(keySql)} = ${id} for no key update`,
  );
  const statement = compileOnce(resource, { use: 'lock', actor, id, share: 'reserved' }, (values, key) => {
    const state = Object.entries(resource.state ?? {})
      .map(([name, text]) => `'${name}', ${text}`)
      .join(', ');
    const relations = relationsSql(resource.policy, actor, values, neededRelations(resource, actor));
    const visible = permittedSql(resource.policy, actor, values);
    return `select (${versionSql(resource)})::text as version, ${relations} as relations, jsonb_build_object(${state}) as state
    from ${computedFrom(resource, state)} where ${keySql} = ${key} and ${visible}`;
  });
  const row = await work.row(LockedRow, new NumberedSql(statement));
  if (!row) throw notFound();
  return {
    id,
    state: row.state as State,
    relations: row.relations,
    etag: formatEtag(row.version),
    authorise: (action) => authorise(resource.policy, action, actor, row.state as State, row.relations),
  };
}
