/** Assigns and removes roles (spec 1 section 5 "Role combination constraints"). */
import { excludedPairs, givableRoles, isRole, ROLE_LABELS, type Role } from '@portal/contract';
import { type Actor, type Work, forbidden, invalid, say, sql, translate } from '@portal/kit';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { AccountGroupModel } from '../../../models/index.ts';

/** The account that a command changes. */
export interface OneAccount {
  readonly work: Work;
  readonly userId: number;
}

/** Groups that are not role keys are ignored. */
export async function readRoles({ work, userId }: OneAccount): Promise<Role[]> {
  const groups = await work.read(AccountGroupModel).matching({ account_id: userId });
  return groups.map(({ role }) => role).filter(isRole);
}

/** @throws 400 `groups` for roles that cannot be combined */
export function checkCombination(roles: readonly Role[]): void {
  const pairs = excludedPairs(roles);
  if (pairs.length > 0)
    throw invalid({
      groups: pairs.map(([one, other]) =>
        say(accountRefusals.user.rolesExclude, {
          one: translate(ROLE_LABELS[one]),
          other: translate(ROLE_LABELS[other]),
        }),
      ),
    });
}

/** @throws FORBIDDEN unless the caller may assign and remove each of these roles */
export function checkGiving(actor: Actor, changed: readonly Role[]): void {
  const givable = givableRoles(actor.roles);
  const refused = changed.filter((role) => !givable.includes(role));
  if (refused.length > 0)
    throw forbidden(
      say(accountRefusals.user.mayNotGive, {
        roles: refused.map((role) => translate(ROLE_LABELS[role])).join(', '),
      }),
    );
}

/**
 * Sets the person's roles to `wanted`, and clears a primary role that they lose. The roles apply from the next call on.
 * @returns those that are new
 */
export async function setRoles(account: OneAccount, actor: Actor, wanted: readonly Role[]): Promise<Role[]> {
  const { work, userId } = account;
  const roles = [...new Set(wanted)];
  checkCombination(roles);
  const assigned = await readRoles(account);
  const taken = assigned.filter((role) => !roles.includes(role));
  const given = roles.filter((role) => !assigned.includes(role));
  checkGiving(actor, [...given, ...taken]);
  await work.run(
    sql`delete from core.account_group where account_id = ${userId} and role = any(${taken}::text[])`,
  );
  await giveRoles(account, roles);
  await work.run(
    sql`update core.account set primary_role = null where id = ${userId} and primary_role <> all(${roles}::text[])`,
  );
  return given;
}

/** Roles that the person already has do not change. */
export async function giveRoles(
  { work, userId }: { readonly work: Pick<Work, 'run'>; readonly userId: number },
  roles: readonly Role[],
): Promise<void> {
  await work.run(
    sql`insert into core.account_group (account_id, role) select ${userId}, unnest(${roles}::text[]) on conflict do nothing`,
  );
}
