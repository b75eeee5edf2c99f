/** Whether a request waits until the institution has confirmed all its people (decision 136). */
import { REQUEST_STATUS } from '@portal/contract';
import { sql, transact, type ServiceParts } from '@portal/kit';
import { scheduleCheckNow } from '../../commands/schedule-readiness-check.ts';
import { FulfilmentSettingModel } from '../../models/index.ts';

type Parts = Pick<ServiceParts, 'database' | 'environment'>;

/**
 * Stores `CONFIRMED_MEMBERS_ONLY` where SQL reads it. If it changed, schedules a readiness check of all waiting
 * requests.
 */
export async function applyFulfilmentSetting({ database, environment }: Parts): Promise<void> {
  const confirmedMembers = environment.variables['CONFIRMED_MEMBERS_ONLY'] !== 'no';
  await transact(database, { actorId: null }, async (work) => {
    const changed = await work
      .of(FulfilmentSettingModel)
      .matching({ confirmed_members: !confirmedMembers })
      .patch({ confirmed_members: confirmedMembers });
    if (changed === 0) return;
    await scheduleCheckNow(work, sql`t.status = ${REQUEST_STATUS.APPROVED_PENDING_TEAM}`);
  });
}
