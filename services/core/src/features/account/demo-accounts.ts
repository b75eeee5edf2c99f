/** Demo accounts share a public password, so they cannot sign in where the demo is off. */
import { invalid, sql, type Database, type Reads } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { DemoAccountModel } from '../../models/index.ts';

const REFUSED = { email: [accountRefusals.login.demoAccount] };

/** @throws INVALID_INPUT for an account that a demo made */
export async function refuseDemoAccount(reads: Reads, accountId: number): Promise<void> {
  if (await reads.read(DemoAccountModel).findById(accountId)) throw invalid(REFUSED);
}

/** Ends the sessions of demo accounts that were opened while the demo was on, including impersonation sessions. */
export const endDemoSessions = (database: Database): Promise<number> =>
  database.run(
    sql`update core.session set ended_at = now() where ended_at is null
      and exists (select 1 from core.demo_account d where d.account_id in (session.account_id, session.impersonator_id))`,
  );
