/**
 * Stores team readiness for lists; called by everything that changes a team, its people or their letter. Decisions
 * compute it again.
 */
import { sql, trustedSql, type Sql, type Work } from '@portal/kit';
import { cachedReadinessSql } from './readiness.sql.ts';

const { waitsFor, irbUntil } = cachedReadinessSql;

/**
 * Evaluates the teams of requests and stores what changed, in three statements for any number of requests. Locks the
 * rows before it reads the teams, so that the later of two parallel writers sees both changes. A request without a row
 * is locked while it gets one, because a parallel delete would leave a row without a request.
 * @param condition over alias `t` of researcher.request
 */
export async function refreshReadiness(work: Work, condition: Sql): Promise<void> {
  await work.run(sql`insert into researcher.request_readiness (request_id)
    select t.id from researcher.request t where ${condition}
      and not exists (select 1 from researcher.request_readiness cached where cached.request_id = t.id)
    order by t.id for key share of t on conflict do nothing`);
  await work.run(sql`select 1 from researcher.request t join researcher.request_readiness cached on cached.request_id = t.id
    where ${condition} order by cached.request_id for update of cached`);
  await work.run(sql`update researcher.request_readiness cached
    set waits_for = evaluated.waits_for, irb_until = evaluated.irb_until
    from (select t.id, ${trustedSql(waitsFor)} as waits_for, ${trustedSql(irbUntil)} as irb_until
      from researcher.request t where ${condition} offset 0) evaluated
    where evaluated.id = cached.request_id
      and (cached.waits_for, cached.irb_until) is distinct from (evaluated.waits_for, evaluated.irb_until)`);
}

/**
 * {@link refreshReadiness} in one statement, for a request created in this transaction, which no one else can see yet.
 */
export async function beginReadiness(work: Work, requestId: number): Promise<void> {
  await work.run(sql`insert into researcher.request_readiness (request_id, waits_for, irb_until)
    select t.id, ${trustedSql(waitsFor)}, ${trustedSql(irbUntil)} from researcher.request t where t.id = ${requestId}`);
}
