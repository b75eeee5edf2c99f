/** A policy by role: what each role may do. A test compares it with a table written by hand. */
import { ROLES, type Role } from '@portal/contract';
import { ANONYMOUS, chooseRights, type Actor } from '../auth/index.ts';
import { SqlValues } from '../database/index.ts';
import { listAbilities, findGrant, relationsSql, type Policy } from '../policy/policy.ts';
import type { TestDatabase } from './database.ts';

/** Any policy, whatever its rows and relations. */
export interface AnyPolicy {
  readonly object: string;
  readonly relations: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, object>>;
}

export const makeActor = (roles: readonly Role[], further: Partial<Actor> = {}): Actor => ({
  ...ANONYMOUS,
  kind: 'person',
  userId: 1,
  assignedRoles: roles,
  roles: chooseRights(roles, undefined) ?? [],
  ...further,
});

type Grants = Readonly<Record<string, 'any' | readonly string[]>>;

/**
 * Rights such as `{ visitor: 'read(approved)', everyone: 'read(own)', sfari_admin: 'read edit(ordinary)' }`: those of a
 * visitor, those of every signed-in person, and the additional ones of each role. Roles without additional rights are
 * left out.
 */
export function rightsByRole(policy: AnyPolicy): Record<string, string> {
  const grantsFor = (actor: Actor): Grants =>
    Object.fromEntries(
      Object.keys(policy.actions).map((action) => [
        action,
        findGrant(policy as unknown as Policy, action, actor),
      ]),
    );
  const signedIn = grantsFor(makeActor([]));
  const rights: [string, string][] = [
    ['visitor', worded(grantsFor(ANONYMOUS), {})],
    ['everybody', worded(signedIn, {})],
    ...ROLES.map((role): [string, string] => [role, worded(grantsFor(makeActor([role])), signedIn)]),
  ];
  return Object.fromEntries(rights.filter(([, words]) => words !== ''));
}

function worded(grants: Grants, without: Grants): string {
  return Object.entries(grants)
    .flatMap(([action, grant]) => {
      const known = without[action] ?? [];
      if (grant === 'any') return known === 'any' ? [] : [action];
      const more = grant.filter((relation) => !known.includes(relation)).toSorted();
      return more.length === 0 ? [] : [`${action}(${more.join('|')})`];
    })
    .join(' ');
}

/** The actions that the row's state allows for an `actor` with every relation of the policy. */
export function allowedIn(policy: AnyPolicy, actor: Actor, row: object): string[] {
  const everyRelation = Object.fromEntries(Object.keys(policy.relations).map((name) => [name, true]));
  const abilities = listAbilities(policy as unknown as Policy, actor, row as never, everyRelation);
  return Object.keys(abilities).filter((action) => abilities[action]);
}

/**
 * The relations between `actor` and a row. `from` is the table with the alias `t` and the joins that the relations
 * need.
 */
export async function relationsTo(
  { admin }: Pick<TestDatabase, 'admin'>,
  policy: AnyPolicy,
  actor: Actor,
  { from, id }: { from: string; id: number | string },
): Promise<string[]> {
  const values = new SqlValues();
  const relations = relationsSql(policy as unknown as Policy, actor, values);
  const { rows } = await admin.query<{ relations: Record<string, boolean> }>(
    `select ${relations} as relations from ${from} where t.id::text = '${id}'`,
    [...values.values],
  );
  const relationsHere = rows[0]?.relations ?? {};
  return Object.keys(relationsHere)
    .filter((name) => relationsHere[name])
    .toSorted();
}
