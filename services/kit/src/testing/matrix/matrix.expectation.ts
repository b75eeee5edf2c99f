/** What the tables say an answer must be: the contract's `access`, then the policy's grants and relations. */
import type { Access } from '@portal/contract';
import type { Actor } from '../../auth/index.ts';
import { SqlValues } from '../../database/index.ts';
import { isGranted, relationsSql, type Relations } from '../../policy/index.ts';
import type { ResourceDefinition } from '../../resource/index.ts';
import type { TestDatabase } from '../database.ts';

/** `open`: rights do not stand in the way, whatever else may (400, 409). `excused`: the options say why it may refuse. */
export type Expectation = 401 | 403 | 404 | 'open' | 'excused';

/** What the contract's `access` says before any object is looked at. */
export function expectedByAccess(access: Access, actor: Actor): Expectation {
  if (access === 'anyone') return 'open';
  if (actor.kind === 'anonymous') return 401;
  if (access === 'signed-in') return 'open';
  return access.some((role) => actor.roles.includes(role)) ? 'open' : 403;
}

/** What the policy says about this object now: invisible is 404, visible without the action 403. */
export async function expectedByPolicy(input: {
  readonly database: TestDatabase;
  // oxlint-disable-next-line typescript/no-explicit-any -- resources of any object and state
  readonly resource: ResourceDefinition<any, any>;
  readonly action: string;
  readonly actor: Actor;
  readonly id: number | string;
}): Promise<Expectation> {
  const { database, resource, action, actor, id } = input;
  const values = new SqlValues();
  const key = `${resource.key ?? 't.id'} = ${values.bind(id)}`;
  const relations = relationsSql(resource.policy, actor, values);
  const { rows } = await database.admin.query<{ relations: Relations }>(
    `select ${relations} as relations from ${resource.from} where ${key}`,
    [...values.values],
  );
  const [row] = rows;
  if (!row || !isGranted(resource.policy, 'read', actor, row.relations)) return 404;
  return isGranted(resource.policy, action, actor, row.relations) ? 'open' : 403;
}

export function agrees(expected: Expectation, status: number): boolean {
  if (expected === 'excused') return true;
  if (expected !== 'open') return status === expected;
  return status < 500 && ![401, 403, 404].includes(status);
}
