/** Staff correct a request that its owner has handed in (spec 3 section 2.6, "Edit Request"; decision 271). */
import { REQUEST_STATUS as S } from '@portal/contract';
import { notify, say, sql, type Actor, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestMails } from '../../texts/en/request-mails.ts';
import type { RequestState } from './request.policy.ts';

/** The portal itself corrects nothing. */
export const isCorrection = (actor: Actor, { status, owner_id: ownerId }: RequestState): boolean =>
  actor.kind === 'person' && status !== S.CREATED && ownerId !== actor.userId;

const Corrected = z.object({ code: z.string(), day: z.string() });

/** Once a day, however often it is saved; what was corrected is on the page of the request. */
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
