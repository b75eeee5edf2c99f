/** Updates access when the accounts or institutions of people change in the core service (decision 140). */
import { REQUEST_STATUS as S } from '@portal/contract';
import { sql, transact, type Reads, type ServiceParts } from '@portal/kit';
import { z } from 'zod';
import {
  lockRequests,
  syncDatasetAccess,
  revokeHandAccess,
  queuePeopleSync,
} from '../../dataset-access/index.ts';

/**
 * Requests that may give these people access, including those about to be fulfilled, whose decision may not be
 * committed yet.
 */
const readGivingRequests = (reads: Reads, userIds: readonly number[]) =>
  reads.rows(
    z.object({ id: z.int() }),
    sql`select request.id from researcher.request request
      where request.status in (${S.APPROVED}, ${S.FULFILLED}, ${S.ARCHIVED}, ${S.SUSPENDED})
        and (request.owner_id = any(${userIds}::int[]) or request.id in (
          select chosen.request_id from researcher.request_access chosen where chosen.user_id = any(${userIds}::int[])))
      order by request.id`,
  );

/**
 * Updates all requests in one transaction, because an institution may have thousands. Locks them even if nothing
 * changes.
 */
export async function syncAccessOfPeople(
  { database }: Pick<ServiceParts, 'database'>,
  userIds: readonly number[],
  correlationId: string,
): Promise<void> {
  const ids = (await readGivingRequests(database, userIds)).map(({ id }) => id);
  await transact(database, { actorId: null, correlationId }, async (work) => {
    await syncDatasetAccess(work, await lockRequests(work, sql`request.id = any(${ids}::int[])`));
    await revokeHandAccess(work, sql`access.user_id = any(${userIds}::int[])`);
    await queuePeopleSync(work, userIds);
  });
}
