/** Whether a request waits until the institution confirmed everyone on it (decision 136). */
import { REQUEST_STATUS } from '@portal/contract';
import { sql, transact, type ServiceParts } from '@portal/kit';
import { askWhetherReady } from '../../commands/schedule-readiness-check.ts';
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
    await askWhetherReady(work, sql`t.status = ${REQUEST_STATUS.APPROVED_PENDING_TEAM}`);
  });
}
