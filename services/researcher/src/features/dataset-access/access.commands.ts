/** Writes the dataset access ledger, in the transaction that causes the change. */
import { portalNowSql, sql, trustedSql, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { grantAccessSql, revokeAccessSql, revokeHandAccessSql } from './access.sql.ts';
import { ChangedAccess, queueAccessSync } from './external.commands.ts';

/**
 * Locks requests, lowest id first. Every change of access takes this lock before it reads who is entitled. Of a grant
 * and a parallel withdrawal, the later one therefore sees what the earlier one did. A project is locked before its
 * requests.
 * @param condition over alias `request`
 * @returns ids in order
 */
export async function lockRequests(work: Work, condition: Sql): Promise<number[]> {
  const rows = await work.rows(
    z.object({ id: z.int() }),
    sql`select request.id from researcher.request request where ${condition} order by request.id for no key update`,
  );
  return rows.map((row) => row.id);
}

const OF_SYNCED = 'any(array(select settled.id from settled))';

/**
 * Makes the ledger of locked requests match what their people are entitled to now, and queues the changes for outside
 * systems. Takes three statements for any number of requests. Idempotent.
 * @returns how many rows of the ledger it changed
 */
export async function syncDatasetAccess(
  work: Work,
  requestIds: readonly number[],
): Promise<{ readonly taken: number; readonly given: number }> {
  if (requestIds.length === 0) return { taken: 0, given: 0 };
  const selected = sql`with settled (id) as (select unnest(${requestIds}::int[]))`;
  // Revokes before it grants, so that no one ever sees more access than is due.
  const taken = await work.rows(ChangedAccess, sql`${selected} ${trustedSql(revokeAccessSql(OF_SYNCED))}`);
  const given = await work.rows(ChangedAccess, sql`${selected} ${trustedSql(grantAccessSql(OF_SYNCED))}`);
  await queueAccessSync(work, [...taken, ...given]);
  return { taken: taken.length, given: given.length };
}

/**
 * Restores access that was revoked only because the term ended, where the expiration date is in the future again: a
 * renewal was approved, or an administrator set the date. Access that ended for another reason is not restored.
 */
export async function resumeAccess(work: Work, requestId: number): Promise<void> {
  await lockRequests(work, sql`request.id = ${requestId}`);
  await work.run(sql`update researcher.request set expired_on = null where id = ${requestId} and expired_on is not null
    and (expiration_date is null or expiration_date > ${trustedSql(portalNowSql)})`);
  await syncDatasetAccess(work, [requestId]);
}

/** Revokes manually granted access that people may no longer have. @param condition over alias `access` */
export async function revokeHandAccess(work: Work, condition: Sql): Promise<void> {
  const [before, after] = revokeHandAccessSql('{condition}').split('{condition}');
  await queueAccessSync(
    work,
    await work.rows(ChangedAccess, sql`${trustedSql(before ?? '')}${condition}${trustedSql(after ?? '')}`),
  );
}
