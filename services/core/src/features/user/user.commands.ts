/** Writes on people: own profile, and what administrators change (spec 1 sections 5 and 6). */
import { ReadinessChanged, ROLE_LABELS, excludedPairs, type Role } from '@portal/contract';
import { actsAs, forbidden, invalid, type Call, type Database, type ResourceCommands } from '@portal/kit';
import type { userObject } from '@portal/contract';
import type { Knex } from 'knex';
import { endSessionsOf } from '../account/index.ts';
import { GUARDED_ROLES } from './user.policy.ts';

type Patch = NonNullable<ResourceCommands<typeof userObject, unknown>['patch']>;
interface Write {
  readonly call: Call;
  readonly trx: Knex.Transaction;
  readonly userId: number;
}

/** Which action of the policy each field needs; the others are `edit`. */
export const userPatchActions = {
  primary_role: 'choose_role',
  active: 'set_active',
  groups: 'set_groups',
} as const;

export const patchUser: Patch = async ({ call, trx, body, loaded }) => {
  const write: Write = { call, trx, userId: Number(loaded.id) };
  if (body.groups) await setGroups(write, body.groups);
  if (body.primary_role) await checkPrimaryRole(write, body.primary_role);
  await updateAccount(write, {
    first_name: body.first_name?.trim(),
    last_name: body.last_name?.trim(),
    title: body.title,
    phone_number: body.phone_number,
    primary_role: body.primary_role,
    active: body.active,
    globus_username: body.profile?.globus_username,
    dataset_update_email_opted_in: body.dataset_update_email_opted_in,
  });
  if (body.active === false) await endSessionsOf(call.database, trx, write.userId);
  if (body.active !== undefined || body.groups)
    await call.jobs.emit(trx, ReadinessChanged, { user_ids: [write.userId] });
};

/** Sets what was sent. The row is touched in any case, so that its version also moves when only groups changed. */
async function updateAccount(write: Write, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const assignments = ['modified = now()', ...sent.map(([name], index) => `${name} = $${index + 2}`)];
  await write.call.database.query(
    {
      text: `update core.account set ${assignments.join(', ')} where id = $1`,
      values: [write.userId, ...sent.map(([, value]) => value)],
    },
    write.trx,
  );
}

async function rolesOf(database: Database, { trx, userId }: Write): Promise<Role[]> {
  const rows = await database.query<{ role: Role }>(
    { text: 'select role from core.account_group where account_id = $1', values: [userId] },
    trx,
  );
  return rows.map((row) => row.role);
}

async function checkPrimaryRole(write: Write, role: Role): Promise<void> {
  const held = await rolesOf(write.call.database, write);
  if (!held.includes(role)) throw invalid({ primary_role: ['This role is not one of the person’s roles'] });
}

async function setGroups(write: Write, wanted: readonly Role[]): Promise<void> {
  const roles = [...new Set(wanted)];
  const pairs = excludedPairs(roles);
  if (pairs.length > 0)
    throw invalid({
      groups: pairs.map(
        ([one, other]) => `${ROLE_LABELS[one]} and ${ROLE_LABELS[other]} cannot be held together`,
      ),
    });
  const { call, trx, userId } = write;
  const held = await rolesOf(call.database, write);
  const changed = [
    ...roles.filter((role) => !held.includes(role)),
    ...held.filter((role) => !roles.includes(role)),
  ];
  if (changed.some((role) => GUARDED_ROLES.includes(role)) && !actsAs(call.actor, 'superuser'))
    throw forbidden('Only a superuser may give or take this role');
  await call.database.query(
    {
      text: 'delete from core.account_group where account_id = $1 and role <> all($2::text[])',
      values: [userId, roles],
    },
    trx,
  );
  await call.database.query(
    {
      text: `insert into core.account_group (account_id, role) select $1, unnest($2::text[]) on conflict do nothing`,
      values: [userId, roles],
    },
    trx,
  );
  await call.database.query(
    {
      text: `update core.account set primary_role = null where id = $1 and primary_role <> all($2::text[])`,
      values: [userId, roles],
    },
    trx,
  );
}
