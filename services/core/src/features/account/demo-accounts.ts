/** Accounts of the demo share a password that everybody can read, so they are refused where the demo is off. */
import { invalid, type Database } from '@portal/kit';

const REFUSED = { email: ['This is a demo account, and this portal has no demo. Please contact support.'] };

/** @throws INVALID_INPUT for an account that a demo made */
export async function refuseDemoAccount(database: Database, accountId: number): Promise<void> {
  const [found] = await database.query({
    name: 'demo_account',
    text: 'select 1 from core.demo_account where account_id = $1',
    values: [accountId],
  });
  if (found) throw invalid(REFUSED);
}

/** Ends the sessions that demo accounts opened while the demo was on, and those in which one acts for somebody. */
export async function endDemoSessions(database: Database): Promise<void> {
  await database.query({
    text: `update core.session set ended_at = now() where ended_at is null
      and exists (select 1 from core.demo_account d where d.account_id in (session.account_id, session.impersonator_id))`,
    values: [],
  });
}
