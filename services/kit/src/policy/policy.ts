/**
 * Policies as data (conventions 2 and 3). One table for each object lists which role may do what, and through which
 * relation to the object. It produces the SQL that limits every read, the check of every write, the abilities in every
 * answer and the expected results of the authorization matrix.
 */
import type { Role } from '@portal/contract';
import { answers } from '../texts/en/answers.ts';
import { actsAs, type Actor } from '../auth/actor.ts';
import { SqlValues } from '../database/sql/sql-builder.ts';
import { numberedSql, type Sql } from '../database/sql/sql.ts';
import { forbidden, wrongState } from '../errors.ts';

/** A role, every signed-in person, or everyone. */
export type Audience = Role | 'signed_in' | 'anyone';
/** `any` object, or only those to which one of the named relations applies. */
export type Grant<R extends string> = 'any' | readonly R[];

export interface ActionRule<R extends string, Row> {
  readonly who: Readonly<Partial<Record<Audience, Grant<R>>>>;
  /** The states of the object in which the action is allowed; a refusal is WRONG_STATE with `because`. */
  readonly when?: (row: Row, actor: Actor) => boolean;
  /** `when` as SQL over `t` with `:actor`, for fields of lists that the database builds. */
  readonly whenSql?: string;
  readonly because?: string | ((row: Row) => string);
}

export interface Policy<R extends string = string, Row = never, A extends string = string> {
  readonly object: string;
  /**
   * Relations as boolean SQL over the object's alias `t`. `:actor` is the caller's user id, `:institutions` the array of
   * their institutions. An anonymous caller has user id 0 and no institutions.
   */
  readonly relations: Readonly<Record<R, string>>;
  readonly actions: Readonly<Record<A | 'read', ActionRule<R, Row>>>;
}

/** Preserves the names of relations and actions in the type, so that a misspelled one does not compile. */
export function definePolicy<const R extends string, Row, const A extends string>(
  policy: Policy<R, Row, A>,
): Policy<R, Row, A> {
  return policy;
}

/** Identifies the caller's rights apart from the object: the kind of caller and the current roles. */
export const rightsKey = ({ kind, roles }: Actor): string => `${kind}:${roles.join()}`;

/** Cache of grants by policy. There are few sets of roles, so there are few entries. */
const grants = new WeakMap<object, Map<string, Grant<string>>>();

/** What the caller may do in general, before the state of the object is checked: 'any', some relations, or nothing. */
export function findGrant<R extends string>(
  policy: Policy<R, never, string>,
  action: string,
  actor: Actor,
): Grant<R> {
  let known = grants.get(policy);
  if (!known) grants.set(policy, (known = new Map()));
  const key = `${action}:${rightsKey(actor)}`;
  const grant = known.get(key) ?? collectGrant(policy, action, actor);
  known.set(key, grant);
  return grant as Grant<R>;
}

function collectGrant<R extends string>(
  policy: Policy<R, never, string>,
  action: string,
  actor: Actor,
): Grant<R> {
  const rule = policy.actions[action];
  if (!rule) throw new Error(`policy ${policy.object} has no action ${action}`);
  const relations = new Set<R>();
  for (const [audience, grant] of Object.entries(rule.who) as [Audience, Grant<R>][]) {
    if (!reaches(audience, actor)) continue;
    if (grant === 'any') return 'any';
    for (const relation of grant) relations.add(relation);
  }
  return [...relations];
}

function reaches(audience: Audience, actor: Actor): boolean {
  if (actor.kind === 'service') return true;
  if (audience === 'anyone') return true;
  if (audience === 'signed_in') return actor.kind === 'person';
  return actsAs(actor, audience);
}

export const relationSql = (sql: string, actor: Actor, values: SqlValues): string =>
  sql.replace(/:(actor|institutions)\b/g, (_, name: string) =>
    name === 'actor'
      ? `${values.named('actor', actor.userId)}::int`
      : `${values.named('institutions', [...actor.institutionIds])}::int[]`,
  );

/** {@link permittedSql} as a fragment for hand-written SQL; the object must have the alias that the policy uses. */
export function permitted<R extends string>(
  policy: Policy<R, never, string>,
  actor: Actor,
  action?: string,
): Sql {
  const values = new SqlValues();
  return numberedSql(permittedSql(policy, actor, values, action), values.values);
}

/** SQL that is true for the objects on which `actor` may do `action` (by default: see them). */
export function permittedSql<R extends string>(
  policy: Policy<R, never, string>,
  actor: Actor,
  values: SqlValues,
  action: string = 'read',
): string {
  if (actor.kind === 'service') return 'true';
  const grant = findGrant(policy, action, actor);
  if (grant === 'any') return 'true';
  if (grant.length === 0) return 'false';
  return `(${grant.map((relation) => `(${relationSql(policy.relations[relation], actor, values)})`).join(' or ')})`;
}

/** SQL that is true for the objects to which `actor` has one of the named relations. It is no check of rights. */
export function relatedSql<R extends string>(
  policy: Policy<R, never, string>,
  relations: readonly R[],
  actor: Actor,
  values: SqlValues,
): string {
  if (relations.length === 0) return 'false';
  return `(${relations.map((relation) => `(${relationSql(policy.relations[relation], actor, values)})`).join(' or ')})`;
}

/** `json_build_object` of every relation of the caller to the row, or of those `named`, for `authorise` and `listAbilities`. */
export function relationsSql<R extends string>(
  policy: Policy<R, never, string>,
  actor: Actor,
  values: SqlValues,
  named?: ReadonlySet<string>,
): string {
  const entries = Object.entries<string>(policy.relations)
    .filter(([name]) => named?.has(name) ?? true)
    .map(([name, sql]) => `'${name}', coalesce((${relationSql(sql, actor, values)}), false)`);
  return `json_build_object(${entries.join(', ')})`;
}

/**
 * The relations that decide what the caller may do. It leaves out relations of roles that the caller lacks, and of
 * actions that the caller may do on every object. The database computes only these, for `authorise` and
 * `listAbilities`.
 */
export function decidingRelations(policy: Policy<string, never, string>, actor: Actor): Set<string> {
  const granted = Object.keys(policy.actions).map((action) => findGrant(policy, action, actor));
  return new Set(granted.flatMap((grant) => (grant === 'any' ? [] : grant)));
}

export type Relations = Readonly<Record<string, boolean>>;

export function isGranted(
  policy: Policy<string, never, string>,
  action: string,
  actor: Actor,
  relations: Relations,
): boolean {
  if (actor.kind === 'service') return true;
  const grant = findGrant(policy, action, actor);
  return grant === 'any' || grant.some((relation) => relations[relation]);
}

/** Throws FORBIDDEN if the caller may never do it, WRONG_STATE if not now. The object must be visible to the caller. */
export function authorise<Row>(
  policy: Policy<string, Row, string>,
  action: string,
  actor: Actor,
  row: Row,
  relations: Relations,
): void {
  if (!isGranted(policy, action, actor, relations)) throw forbidden();
  const rule = policy.actions[action];
  if (!rule?.when || rule.when(row, actor)) return;
  const { because = answers.wrongState } = rule;
  throw wrongState(typeof because === 'function' ? because(row) : because);
}

/** {@link listAbilities} for many rows: grants of the roles are looked up once, only the rest for each row. */
export function createAbilityList<Row>(
  policy: Policy<string, Row, string>,
  actor: Actor,
): (row: Row, relations: Relations) => Record<string, boolean> {
  const rules = Object.entries(policy.actions).map(([action, { when }]) => ({
    action,
    when,
    grant:
      actor.kind === 'service'
        ? ('any' as const)
        : findGrant(policy as Policy<string, never, string>, action, actor),
  }));
  return (row, relations) => {
    const abilities: Record<string, boolean> = {};
    for (const { action, when, grant } of rules)
      abilities[action] =
        (grant === 'any' || grant.some((relation) => relations[relation])) && (when?.(row, actor) ?? true);
    return abilities;
  };
}

/** Every action of the policy, whether the caller may do it on this object now. */
export const listAbilities = <Row>(
  policy: Policy<string, Row, string>,
  actor: Actor,
  row: Row,
  relations: Relations,
): Record<string, boolean> => createAbilityList(policy, actor)(row, relations);
