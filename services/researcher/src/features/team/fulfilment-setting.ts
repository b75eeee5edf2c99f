/** Whether a request waits until the institution confirmed everybody on it (decision 136). */
import { ReadinessChanged, REQUEST_STATUS } from '@portal/contract';
import { transact, type ServiceParts } from '@portal/kit';

type Parts = Pick<ServiceParts, 'database' | 'jobs' | 'environment'>;

/** Writes `CONFIRMED_MEMBERS_ONLY` where SQL reads it. After a change the waiting requests are looked at again. */
export async function applyFulfilmentSetting({ database, jobs, environment }: Parts): Promise<void> {
  const confirmedMembers = environment.variables['CONFIRMED_MEMBERS_ONLY'] !== 'no';
  await transact(database, { actorId: null }, async ({ trx }) => {
    const changed = await database.query(
      {
        text: `update researcher.fulfilment_setting set confirmed_members = $1
          where confirmed_members is distinct from $1 returning 1`,
        values: [confirmedMembers],
      },
      trx,
    );
    if (changed.length === 0) return;
    const owners = await database.query<{ owner_id: number }>(
      {
        text: 'select distinct owner_id from researcher.request where status = $1 limit 10000',
        values: [REQUEST_STATUS.APPROVED_PENDING_TEAM],
      },
      trx,
    );
    if (owners.length > 0)
      await jobs.emit(trx, ReadinessChanged, { user_ids: owners.map((row) => row.owner_id) });
  });
}
