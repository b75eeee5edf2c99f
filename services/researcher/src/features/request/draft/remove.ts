import { RequestDeleted } from '@portal/contract';
import { wrongState, type Call, type Locked } from '@portal/kit';
import type { Knex } from 'knex';
import type { RequestState } from '../request.policy.ts';

/** @throws WRONG_STATE when a renewal stands on the request */
export async function removeRequest({
  call,
  trx,
  loaded,
}: {
  call: Call;
  trx: Knex.Transaction;
  loaded: Locked<RequestState>;
}): Promise<void> {
  const renewals = await call.database.query<{ id: number; sfari_request_id: string }>(
    {
      text: 'select id, sfari_request_id from researcher.request where renewal_of = $1',
      values: [loaded.id],
    },
    trx,
  );
  if (renewals.length > 0) throw wrongState('A renewal of this request exists', { requests: renewals });
  await call.database.query(
    { text: 'delete from researcher.request where id = $1', values: [loaded.id] },
    trx,
  );
  await call.jobs.emit(trx, RequestDeleted, {
    request_id: Number(loaded.id),
    actor_id: call.actor.userId || null,
  });
}
