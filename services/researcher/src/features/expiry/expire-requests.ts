/**
 * The nightly task that ends the access of requests whose term has ended, and restores it where the term was extended
 * (decision 376).
 */
import { portalNowSql, sql, trustedSql, type NightlyTask, type Work } from '@portal/kit';
import { z } from 'zod';
import { lockRequests, syncDatasetAccess } from '../dataset-access/index.ts';
import { dueDaySql, hasTermSql } from '../project-update/index.ts';

/** Requests in one batch, so that locks are short and an interrupted run retains its finished batches. */
const BATCH_SIZE = 2000;

const Id = z.object({ id: z.int() });
const NOW = trustedSql(portalNowSql);

export const expireRequests: NightlyTask = {
  name: 'expire-requests',
  async run(runDay) {
    while ((await runDay.batch(endSome)).ended > 0);
    while ((await runDay.batch(resumeSome)).resumed > 0);
  },
};

const HAS_ENDED = sql`${trustedSql(hasTermSql('request'))} and request.expired_on is null
  and request.expiration_date <= ${NOW}`;
const GOES_ON = sql`request.expired_on is not null
  and (request.expiration_date is null or request.expiration_date > ${NOW})`;

/**
 * The status does not change: administrators archive requests that are not renewed, and a suspended request waits for
 * its own end.
 */
export async function endSome(work: Work) {
  // The day announced on pages, not the day of the nightly run, so that both name the same end.
  const ended = await mark(work, HAS_ENDED, trustedSql(dueDaySql('request')));
  const { taken } = await syncDatasetAccess(work, ended);
  return { ended: ended.length, access_ended: taken };
}

export async function resumeSome(work: Work) {
  const resumed = await mark(work, GOES_ON, sql`null`);
  const { given } = await syncDatasetAccess(work, resumed);
  return { resumed: resumed.length, access_resumed: given };
}

/**
 * Checks the condition again after locking, because a renewal may have been approved in between.
 * @returns those that were marked
 */
async function mark(work: Work, condition: typeof NOW, day: typeof NOW): Promise<number[]> {
  for (;;) {
    const locked = await lockRequests(
      work,
      sql`request.id = any(array(select request.id from researcher.request request where ${condition}
        limit ${BATCH_SIZE}))`,
    );
    if (locked.length === 0) return [];
    const marked = await work.rows(
      Id,
      sql`update researcher.request request set expired_on = ${day}
        where request.id = any(${locked}::int[]) and ${condition} returning request.id`,
    );
    if (marked.length > 0) return marked.map(({ id }) => id);
  }
}
