/** The ledger of dataset access, in the transaction of whatever gives or takes it. */
import { portalNowSql, sql, trustedSql, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { grantAccessSql, revokeAccessSql, revokeHandAccessSql } from './access.sql.ts';
import { ChangedAccess, queueAccessSync } from './external.commands.ts';

/**
 * Locks requests, the lowest id first. Whatever changes who has access takes this lock before it looks who is entitled,
 * so of a grant and a parallel withdrawal the later one sees what the earlier one did. A project is locked before the
 * requests under it.
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
 * Makes the ledger of locked requests what their people are entitled to now, and has outside systems notified: three
 * statements, however many requests they are. Idempotent.
 * @returns how many rows of the ledger it changed
 */
export async function syncDatasetAccess(
  work: Work,
  requestIds: readonly number[],
): Promise<{ readonly taken: number; readonly given: number }> {
  if (requestIds.length === 0) return { taken: 0, given: 0 };
  const selected = sql`with settled (id) as (select unnest(${requestIds}::int[]))`;
  // Taken first, so that no one ever sees more access than is due.
  const taken = await work.rows(ChangedAccess, sql`${selected} ${trustedSql(revokeAccessSql(OF_SYNCED))}`);
  const given = await work.rows(ChangedAccess, sql`${selected} ${trustedSql(grantAccessSql(OF_SYNCED))}`);
  await queueAccessSync(work, [...taken, ...given]);
  return { taken: taken.length, given: given.length };
}

/**
 * Gives back what the end of its term alone had taken, where the expiration date is in the future again: a renewal was
 * approved, or an administrator set it. What ended for another reason stays so.
 */
export async function resumeAccess(work: Work, requestId: number): Promise<void> {
  await lockRequests(work, sql`request.id = ${requestId}`);
  await work.run(sql`update researcher.request set expired_on = null where id = ${requestId} and expired_on is not null
    and (expiration_date is null or expiration_date > ${trustedSql(portalNowSql)})`);
  await syncDatasetAccess(work, [requestId]);
}

/** Takes what people have beside requests and can no longer have. @param condition over alias `access` */
export async function revokeHandAccess(work: Work, condition: Sql): Promise<void> {
  const [before, after] = revokeHandAccessSql('{condition}').split('{condition}');
  await queueAccessSync(
    work,
    await work.rows(ChangedAccess, sql`${trustedSql(before ?? '')}${condition}${trustedSql(after ?? '')}`),
  );
}
