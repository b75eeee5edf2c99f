/** Computes the expected answer from the tables: the contract's `access`, then the policy's grants and relations. */
import { createHash } from 'node:crypto';
import type { Access } from '@portal/contract';
import type { Actor } from '../../auth/index.ts';
import { SqlValues } from '../../database/index.ts';
import { isGranted, relationsSql, type Relations } from '../../policy/policy.ts';
import type { ResourceDefinition } from '../../resource/index.ts';
import type { TestDatabase } from '../database.ts';

/**
 * `open`: rights allow the call, but it may fail for another reason (400, 409). `excused`: the options say why it may
 * be refused.
 */
export type Expectation = 401 | 403 | 404 | 'open' | 'excused';

/** The expectation from the contract's `access`, before any object is read. */
export function expectedByAccess(access: Access, actor: Actor): Expectation {
  if (access === 'anyone') return 'open';
  if (actor.kind === 'anonymous') return 401;
  if (access === 'signed-in') return 'open';
  return access.some((role) => actor.roles.includes(role)) ? 'open' : 403;
}

interface EvaluatedObject {
  readonly database: TestDatabase;
  // oxlint-disable-next-line typescript/no-explicit-any -- resources of any object and state
  readonly resource: ResourceDefinition<any, any>;
  readonly actor: Actor;
  readonly id: number | string;
}

export interface TriedCall {
  readonly key: string;
  readonly status: number;
}

/**
 * Evaluates the policy for one object and one actor. Relations are read once and cached until a call changes something.
 */
export class PolicyEvaluator {
  private readonly subject: EvaluatedObject;
  private relations: Promise<Relations | undefined> | undefined;

  constructor(subject: EvaluatedObject) {
    this.subject = subject;
  }

  /** 404 for an invisible object, 403 for a visible one without the action. */
  async expect(action: string): Promise<Expectation> {
    const { resource, actor } = this.subject;
    const relations = await (this.relations ??= this.read());
    if (!relations || !isGranted(resource.policy, 'read', actor, relations)) return 404;
    return isGranted(resource.policy, action, actor, relations) ? 'open' : 403;
  }

  /**
   * The expectation for the answer of a finished call; `find` computes it with this evaluator. Background jobs change
   * objects too, so before an unchanged object's answer is reported as wrong, the relations are read again.
   */
  async confirm(
    call: TriedCall,
    expected: Expectation,
    find: () => Promise<Expectation>,
  ): Promise<Expectation> {
    const changesNothing = call.key.startsWith('GET ') || call.status >= 400;
    if (changesNothing && agrees(expected, call.status)) return expected;
    this.relations = undefined;
    return changesNothing ? find() : expected;
  }

  private async read(): Promise<Relations | undefined> {
    const { database, resource, actor, id } = this.subject;
    const values = new SqlValues();
    const key = `${resource.key ?? 't.id'} = ${values.bind(id)}`;
    const relations = relationsSql(resource.policy, actor, values);
    const text = `select ${relations} as relations from ${resource.from} where ${key}`;
    // Prepared, because planning takes a hundred times longer than running, and all actors of a role use the same
    // statement.
    const name = createHash('sha1').update(text).digest('hex');
    const { rows } = await database.admin.query<{ relations: Relations }>({
      name,
      text,
      values: [...values.values],
    });
    return rows[0]?.relations;
  }
}

export function agrees(expected: Expectation, status: number): boolean {
  if (expected === 'excused') return true;
  if (expected !== 'open') return status === expected;
  return status < 500 && ![401, 403, 404].includes(status);
}
