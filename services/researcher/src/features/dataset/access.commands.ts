/** The ledger of dataset access, in the transaction of the decision that gives or takes it. */
import type { Knex } from 'knex';
import { grantAccessSql, revokeAccessSql } from './access.sql.ts';

/** Gives everybody of the request access to its datasets, or gives it back. Idempotent. */
export async function grantDatasetAccess(trx: Knex.Transaction, requestId: number): Promise<void> {
  await trx.raw(grantAccessSql('?'), [requestId]);
}

/** Takes all access that the request gave. Idempotent. */
export async function revokeDatasetAccess(trx: Knex.Transaction, requestId: number): Promise<void> {
  await trx.raw(revokeAccessSql('?'), [requestId]);
}
