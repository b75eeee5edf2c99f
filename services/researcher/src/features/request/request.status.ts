/** The one place that changes a request's status. */
import { REQUEST_STATUS as S, ACCESS_DAYS, type RequestStatus } from '@portal/contract';
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';
import { settleDatasetAccess } from '../dataset/index.ts';

/** Answers to the application. What follows an approval (fulfilled, suspended, archived) does not date it anew. */
const ANSWERS: readonly RequestStatus[] = [
  S.APPROVED,
  S.REJECTED,
  S.REVISIONS_REQUESTED,
  S.DEFERRED,
  S.CONDITIONALLY_APPROVED,
  S.WITHDRAWN,
  S.APPROVED_PENDING_TEAM,
];

export interface StatusChange {
  readonly id: number;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  /** Who decided; undefined leaves the last decision as it stands. */
  readonly decidedBy?: number;
  /** Back to what it was: the day of the submission stays. */
  readonly isUndo?: boolean;
}

/**
 * Writes the status, its dates and what it means for the access to datasets. The row must be locked.
 * @returns number of this change: unique, so it names the change in keys of mails
 */
export async function changeStatus(
  database: Database,
  trx: Knex.Transaction,
  { id, from, to, decidedBy, isUndo = false }: StatusChange,
): Promise<number> {
  await database.query(
    {
      text: `update researcher.request set status = $2::int,
          submission_date = case when $2::int = ${S.SUBMITTED} and not $6::boolean then now() else submission_date end,
          decision_date = case when $5::boolean then now() else decision_date end,
          decided_by = coalesce($3::int, decided_by),
          fulfillment_date = case when $4::boolean then now() else fulfillment_date end,
          expiration_date = case when $4::boolean then now() + interval '${ACCESS_DAYS} days' else expiration_date end
        where id = $1`,
      // Access that is given back keeps its dates: a suspension does not make it last longer.
      values: [
        id,
        to,
        decidedBy ?? null,
        to === S.FULFILLED && from === S.APPROVED,
        decidedBy !== undefined && ANSWERS.includes(to),
        isUndo,
      ],
    },
    trx,
  );
  if (to === S.FULFILLED || from === S.FULFILLED) await settleDatasetAccess(trx, id);
  const [change] = await database.query<{ id: number }>(
    {
      text: 'select max(id) as id from researcher.request_status_change where request_id = $1',
      values: [id],
    },
    trx,
  );
  return change?.id ?? 0;
}
