/** Whether a request waits until the institution confirmed everybody on it (decision 136). */
import { ReadinessChanged, REQUEST_STATUS } from '@portal/contract';
import { sql, transact, type ServiceParts } from '@portal/kit';
import { z } from 'zod';
import { FulfilmentSettingModel } from '../../models/index.ts';

type Parts = Pick<ServiceParts, 'database' | 'environment'>;

/** Writes `CONFIRMED_MEMBERS_ONLY` where SQL reads it. After a change the waiting requests are looked at again. */
export async function applyFulfilmentSetting({ database, environment }: Parts): Promise<void> {
  const confirmedMembers = environment.variables['CONFIRMED_MEMBERS_ONLY'] !== 'no';
  await transact(database, { actorId: null }, async (work) => {
    const changed = await work
      .of(FulfilmentSettingModel)
      .matching({ confirmed_members: !confirmedMembers })
      .patch({ confirmed_members: confirmedMembers });
    if (changed === 0) return;
    const owners = await work.rows(
      z.object({ owner_id: z.int() }),
      sql`select distinct owner_id from researcher.request
        where status = ${REQUEST_STATUS.APPROVED_PENDING_TEAM} limit 10000`,
    );
    if (owners.length > 0) await work.emit(ReadinessChanged, { user_ids: owners.map((row) => row.owner_id) });
  });
}
