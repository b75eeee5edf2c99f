/**
 * Creates the first superuser. Used by the launcher with the owner's connection, because otherwise only superusers can
 * assign the role.
 */
import { createStatements, sql } from '@portal/kit';
import type pg from 'pg';
import { z } from 'zod';
import { withdrawLinks } from '../features/account-mail/index.ts';
import { giveRoles } from '../features/user/index.ts';

export type SuperuserOutcome = 'made' | 'held' | 'unknown' | 'unconfirmed' | 'inactive';

const Found = z.object({ id: z.int(), verified: z.boolean(), active: z.boolean(), held: z.boolean() });

/**
 * Gives the role to the person who registered and verified `email`, in its own transaction. The history names no
 * author. A second call changes nothing.
 */
export async function makeSuperuser(
  client: Pick<pg.ClientBase, 'query'>,
  email: string,
): Promise<SuperuserOutcome> {
  await client.query('begin');
  try {
    const outcome = await giveRole(client, email);
    await client.query('commit');
    return outcome;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function giveRole(client: Pick<pg.ClientBase, 'query'>, email: string): Promise<SuperuserOutcome> {
  const work = createStatements(client);
  // A statement that waits for a lock keeps reading other tables as they were before it waited, so roles are read next.
  await work.run(sql`select 1 from core.account where email = ${email} and deleted_at is null for update`);
  const found = await work.row(
    Found,
    sql`select a.id, a.verified, a.active, exists (select 1 from core.account_group g
        where g.account_id = a.id and g.role = 'superuser') as held
      from core.account a where a.email = ${email} and a.deleted_at is null`,
  );
  if (!found) return 'unknown';
  if (!found.active) return 'inactive';
  if (!found.verified) return 'unconfirmed';
  if (found.held) return 'held';
  await giveRoles({ work, userId: found.id }, ['superuser']);
  // A pending change of address may lead to someone else's mailbox, so it is withdrawn, as whenever a role is assigned.
  await withdrawLinks(work, found.id, 'email_change');
  await work.run(sql`update core.account set modified = now() where id = ${found.id}`);
  return 'made';
}
