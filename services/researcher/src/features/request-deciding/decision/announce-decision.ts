/**
 * Notifies the owner of a decision in the app. Archiving and suspending are announced only after Undo is no longer
 * offered, and not if they were undone until then (decision 216).
 */
import { LIMITS, RequestDecisionNewsDue, UNDOABLE_STATUSES, type RequestStatus } from '@portal/contract';
import { notify, sql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { RequestModel } from '../../../models/index.ts';
import { statusNews } from '../../request/index.ts';

interface Decided {
  readonly id: number;
  /** Id of the status change. */
  readonly change: number;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
}

/** The caller must have locked the request. */
export async function announceDecision(work: Work, decided: Decided): Promise<void> {
  const { id, change } = decided;
  const news = await findAnnouncementTime(work, decided);
  if (news === 'after_undo') await work.emit(RequestDecisionNewsDue, { request_id: id, change });
  else if (news === 'now') await notifyOwner(work, id);
}

/**
 * When the owner is notified of a decision; never for one that undoes a change that was not announced yet.
 * @param decided without `change` for a preview of the decision
 */
export async function findAnnouncementTime(
  reads: Reads,
  { id, change, from, to }: Omit<Decided, 'change'> & { readonly change?: number },
): Promise<'now' | 'after_undo' | 'never'> {
  if (UNDOABLE_STATUSES.includes(to)) return 'after_undo';
  return UNDOABLE_STATUSES.includes(from) && (await isUnannounced(reads, id, change)) ? 'never' : 'now';
}

/**
 * Whether the change being undone was not announced yet. Reads the clock under the lock, which the announcement also
 * takes.
 */
async function isUnannounced(reads: Reads, id: number, change: number | undefined): Promise<boolean> {
  const row = await reads.row(
    z.object({ is_unannounced: z.boolean() }),
    sql`select at > clock_timestamp() - make_interval(secs => ${LIMITS.undoSeconds + 2}) as is_unannounced
      from researcher.request_status_change where request_id = ${id} and (${change ?? null}::int is null or id < ${change ?? null}) order by id desc limit 1`,
  );
  return row?.is_unannounced ?? false;
}

/** Sends nothing if the request has changed since. */
export async function notifyDecision(
  work: Work,
  { request_id: id, change }: { readonly request_id: number; readonly change: number },
): Promise<void> {
  await work.lock(RequestModel, id);
  if ((await readNews(work, id))?.change === change) await notifyOwner(work, id);
}

async function notifyOwner(work: Work, id: number): Promise<void> {
  const news = await readNews(work, id);
  if (!news) return;
  await notify(work, {
    key: `decision:${id}:${news.change}`,
    recipients: [news.owner_id],
    message: () => statusNews(news.code, news.status),
    redirect: `/request/${id}`,
  });
}

const News = z.object({
  code: z.string(),
  status: z.custom<RequestStatus>((value) => typeof value === 'number'),
  owner_id: z.int(),
  change: z.int(),
});

const readNews = (work: Work, id: number): Promise<z.output<typeof News> | undefined> =>
  work.row(
    News,
    sql`select t.sfari_request_id as code, t.status, t.owner_id,
        (select max(change.id) from researcher.request_status_change change where change.request_id = t.id) as change
      from researcher.request t where t.id = ${id}`,
  );
