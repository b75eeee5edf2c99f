/**
 * Corrections by staff of a request that its owner has submitted (spec 3 section 2.6, "Edit Request"; decision 271).
 */
import { REQUEST_STATUS as S } from '@portal/contract';
import { notify, say, sql, type Actor, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestMails } from '../../texts/en/request-mails.ts';
import type { RequestState } from './request.policy.ts';

/** Changes by the system actor are not corrections. */
export const isCorrection = (actor: Actor, { status, owner_id: ownerId }: RequestState): boolean =>
  actor.kind === 'person' && status !== S.CREATED && ownerId !== actor.userId;

const Corrected = z.object({ code: z.string(), day: z.string() });

/** Notifies at most once a day, however often staff save; the page of the request shows what was corrected. */
export async function notifyOwnerOfCorrection(
  work: Work,
  actor: Actor,
  id: number,
  ownerId: number,
): Promise<void> {
  const row = await work.row(
    Corrected,
    sql`select sfari_request_id as code, to_char(now(), 'YYYY-MM-DD') as day
      from researcher.request where id = ${id}`,
  );
  if (!row) throw new Error(`request ${id} vanished while it was locked`);
  await notify(work, {
    key: `correction:${id}:${row.day}`,
    recipients: [ownerId],
    message: () => say(requestMails.bell.corrected, { person: actor.displayName, code: row.code }),
    redirect: `/request/${id}`,
  });
}
