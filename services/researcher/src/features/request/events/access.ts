/** Access follows the accounts and institutions of people, which another service changes (decision 140). */
import { REQUEST_STATUS as S } from '@portal/contract';
import { sql, transact, type Reads, type ServiceParts } from '@portal/kit';
import { z } from 'zod';
import { lockRequests, settleDatasetAccess } from '../../dataset/index.ts';

/** Requests that may give these people access. Those about to be fulfilled count: their decision may not be done yet. */
const readGivingRequests = (reads: Reads, userIds: readonly number[]) =>
  reads.rows(
    z.object({ id: z.int() }),
    sql`select request.id from researcher.request request
      where request.status in (${S.APPROVED}, ${S.FULFILLED}, ${S.ARCHIVED}, ${S.SUSPENDED})
        and (request.owner_id = any(${userIds}::int[]) or request.id in (
          select chosen.request_id from researcher.request_access chosen where chosen.user_id = any(${userIds}::int[])))
      order by request.id`,
  );

/** Each request in a transaction of its own: nobody waits for all of an institution's requests. */
export async function settleAccess(
  { database }: Pick<ServiceParts, 'database'>,
  userIds: readonly number[],
  correlationId: string,
): Promise<void> {
  for (const { id } of await readGivingRequests(database, userIds))
    await transact(database, { actorId: null, correlationId }, async (work) => {
      for (const locked of await lockRequests(work, sql`request.id = ${id}`))
        await settleDatasetAccess(work, locked);
    });
}
