/** Requests whose readiness was stored by an older rule are evaluated anew when the service starts (decision 243). */
import { sql, transact, type ServiceParts } from '@portal/kit';
import { askWhetherReady } from '../../commands/schedule-readiness-check.ts';
import { ReadinessRuleModel } from '../../models/index.ts';

/**
 * Counts up when `readiness.sql.ts` evaluates the same facts differently: 2 since students without a choice for access are not
 * counted.
 */
export const READINESS_RULE = 2;

/**
 * Asks once for a look at all requests: what is stored follows the rule, and those that no longer wait for anything move on, each
 * evaluated again under its lock. Of several instances that start in parallel one asks.
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
    await askWhetherReady(work, sql`true`);
  });
}
