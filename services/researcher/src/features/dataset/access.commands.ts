/** The ledger of dataset access, in the transaction of whatever gives or takes it. */
import type { Knex } from 'knex';
import { grantAccessSql, revokeAccessSql } from './access.sql.ts';

/**
 * Locks requests, the lowest id first. Whatever changes who has access holds this lock before it looks who is entitled,
 * so of a grant and a way out at once the later one sees what the earlier one did. A project is locked before the
 * requests under it.
 * @param where SQL over alias `request`, with `?` for each of `values`
 * @returns ids in order
 */
export async function lockRequests(
  trx: Knex.Transaction,
  where: string,
  values: readonly Knex.Value[],
): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select request.id from researcher.request request where ${where} order by request.id for no key update`,
    [...values],
  );
  return rows.map((row) => row.id);
}

/** Makes the ledger of a locked request what its people are entitled to now. Idempotent. */
export async function settleDatasetAccess(trx: Knex.Transaction, requestId: number): Promise<void> {
  // Taken first, so that nobody ever sees more access than is due.
  await trx.raw(revokeAccessSql('?'), [requestId]);
  await trx.raw(grantAccessSql('?'), [requestId]);
}
