/**
 * The nightly task that opens a close-out where access has ended, and stores which close-outs are void (decision 386).
 */
import { sql, trustedSql, type NightlyTask, type Work } from '@portal/kit';
import { endDaySql, hasEndedSql, OBTAINING } from './close-out.sql.ts';

/** Close-outs in one batch. */
const BATCH_SIZE = 1000;

const END = trustedSql(endDaySql('request'));

export const openCloseOuts: NightlyTask = {
  name: 'open-close-outs',
  async run(runDay) {
    // Voids first, because a void close-out makes room for a new one.
    while ((await runDay.batch(voidSome)).close_outs_void > 0);
    await runDay.batch(closeUnneeded);
    while ((await runDay.batch(openSome)).close_outs > 0);
  },
};

async function voidSome(work: Work) {
  const voided = await work.run(sql`update researcher.close_out stored set status = 'void'
    from researcher.request request where request.id = stored.request_id and stored.id = any(array(
      select waiting.id from researcher.close_out waiting join researcher.request of on of.id = waiting.request_id
      where waiting.status in ('open', 'returned') and waiting.ended_on is distinct from ${trustedSql(endDaySql('of'))}
      order by waiting.id limit ${BATCH_SIZE}))
    and stored.status in ('open', 'returned') and stored.ended_on is distinct from ${END}`);
  return { close_outs_void: voided };
}

/**
 * Removes marks of rows that turned out not to be in doubt. Recent marks stay, because their transaction may not have
 * ended.
 */
async function closeUnneeded(work: Work) {
  await work.run(sql`delete from researcher.close_out_in_doubt doubt
    using researcher.close_out stored join researcher.request request on request.id = stored.request_id
    where stored.id = doubt.close_out_id and doubt.since < now() - interval '1 hour'
      and (stored.status = 'void' or stored.ended_on is not distinct from ${END})`);
  return {};
}

export async function openSome(work: Work) {
  const opened = await work.run(sql`insert into researcher.close_out (request_id, ended_on, kinds)
    select request.id, ${END}, obtaining.kinds from researcher.request request
    join (values ${trustedSql(OBTAINING)}) obtaining (type, kinds) on obtaining.type = request.type
    where ${trustedSql(hasEndedSql('request'))} and not exists (select 1 from researcher.close_out stored
      where stored.request_id = request.id and stored.ended_on = ${END} and stored.status <> 'void')
    order by request.id limit ${BATCH_SIZE} on conflict do nothing`);
  return { close_outs: opened };
}
