/** Access follows the accounts and institutions of people, which another service changes (decision 140). */
import { REQUEST_STATUS as S } from '@portal/contract';
import { transact, type ServiceParts } from '@portal/kit';
import { lockRequests, settleDatasetAccess } from '../../dataset/index.ts';

/** Requests that may give these people access. Those about to be fulfilled count: their decision may not be done yet. */
const MAY_GIVE_ACCESS = `select request.id from researcher.request request
  where request.status in (${S.APPROVED}, ${S.FULFILLED}, ${S.ARCHIVED}, ${S.SUSPENDED})
    and (request.owner_id = any($1::int[]) or request.id in (
      select chosen.request_id from researcher.request_access chosen where chosen.user_id = any($1::int[])))
  order by request.id`;

/** Each request in a transaction of its own: nobody waits for all of an institution's requests. */
export async function settleAccessOf(
  { database }: Pick<ServiceParts, 'database'>,
  userIds: readonly number[],
  correlationId: string,
): Promise<void> {
  const requests = await database.query<{ id: number }>({ text: MAY_GIVE_ACCESS, values: [userIds] });
  for (const { id } of requests)
    await transact(database, { actorId: null, correlationId }, async ({ trx }) => {
      for (const locked of await lockRequests(trx, 'request.id = ?', [id]))
        await settleDatasetAccess(trx, locked);
    });
}
