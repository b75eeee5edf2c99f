/** Giving and taking roles (spec 1 section 5 "Role combination constraints"). */
import { excludedPairs, givableRoles, isRole, ROLE_LABELS, type Role } from '@portal/contract';
import { forbidden, invalid, type Actor, type Database } from '@portal/kit';
import type { Knex } from 'knex';

export interface OneAccount {
  readonly database: Database;
  readonly trx: Knex.Transaction;
  readonly userId: number;
}

/** Groups that are no role key give no role. */
export async function rolesOf({ database, trx, userId }: OneAccount): Promise<Role[]> {
  const rows = await database.query<{ role: string }>(
    { text: 'select role from core.account_group where account_id = $1', values: [userId] },
    trx,
  );
  return rows.map((row) => row.role).filter(isRole);
}

/** @throws 400 `groups` for roles that cannot be held together */
export function checkCombination(roles: readonly Role[]): void {
  const pairs = excludedPairs(roles);
  if (pairs.length > 0)
    throw invalid({
      groups: pairs.map(
        ([one, other]) => `${ROLE_LABELS[one]} and ${ROLE_LABELS[other]} cannot be held together`,
      ),
    });
}

/** @throws FORBIDDEN unless the caller may give or take each of these roles */
export function checkGiving(actor: Actor, changed: readonly Role[]): void {
  const givable = givableRoles(actor.roles);
  const refused = changed.filter((role) => !givable.includes(role));
  if (refused.length > 0)
    throw forbidden(`You may not give or take: ${refused.map((role) => ROLE_LABELS[role]).join(', ')}`);
}

/**
 * Makes `wanted` the person's roles; a primary role that is lost is forgotten. It acts from the next call on.
 * @returns those that were not held before
 */
export async function setRoles(account: OneAccount, actor: Actor, wanted: readonly Role[]): Promise<Role[]> {
  const { database, trx, userId } = account;
  const roles = [...new Set(wanted)];
  checkCombination(roles);
  const held = await rolesOf(account);
  const taken = held.filter((role) => !roles.includes(role));
  const given = roles.filter((role) => !held.includes(role));
  checkGiving(actor, [...given, ...taken]);
  const run = (text: string, values: unknown[] = [userId, roles]) => database.query({ text, values }, trx);
  await run('delete from core.account_group where account_id = $1 and role = any($2::text[])', [
    userId,
    taken,
  ]);
  await run(
    'insert into core.account_group (account_id, role) select $1, unnest($2::text[]) on conflict do nothing',
  );
  await run('update core.account set primary_role = null where id = $1 and primary_role <> all($2::text[])');
  return given;
}
