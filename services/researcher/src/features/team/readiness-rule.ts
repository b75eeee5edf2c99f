/** On start, evaluates requests again whose readiness was stored under an older version of the rule (decision 243). */
import { sql, transact, type ServiceParts } from '@portal/kit';
import { scheduleCheckNow } from '../../commands/schedule-readiness-check.ts';
import { ReadinessRuleModel } from '../../models/index.ts';

/**
 * Increase it when `readiness.sql.ts` evaluates the same facts differently: 2 since students are ignored while no one
 * is chosen for access.
 */
export const READINESS_RULE = 2;

/**
 * Schedules one readiness check of all requests, which stores the new result and moves on those that no longer wait,
 * each evaluated again under its lock. Of several instances starting in parallel, only one schedules it.
 */
export async function evaluateByNewRule(
  { database }: Pick<ServiceParts, 'database'>,
  version = READINESS_RULE,
): Promise<void> {
  await transact(database, { actorId: null }, async (work) => {
    const rule = () => work.of(ReadinessRuleModel).matching({ only_row: true });
    const stored = await rule().forUpdate().first();
    if (!stored || stored.version >= version) return;
    await rule().patch({ version });
    await scheduleCheckNow(work, sql`true`);
  });
}
