/** Notifies the reviewers of a request that joined a window, unless the assignment that started it was undone. */
import { REQUEST_STATUS as S } from '@portal/contract';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { RequestModel } from '../../../models/index.ts';
import { findOpenWindow } from './begin-review.ts';
import { notifyReviewers, type MailWords } from './begun-mail.ts';

/** Idempotent: a repeated event queues the same mails. After a later step of the request it sends nothing. */
export async function notifyWindowBegun(
  work: Work,
  { request_id: id, change }: { readonly request_id: number; readonly change: number },
  words: MailWords,
): Promise<void> {
  const request = await work.lock(RequestModel, id);
  if (request?.status !== S.UNDER_REVIEW || (await lastChange(work, id)) !== change) return;
  const open = await findOpenWindow(work, request);
  if (open) await notifyReviewers(work, { requests: [id], key: `reviews-begun-${change}`, open, words });
}

async function lastChange(work: Work, id: number): Promise<number | null | undefined> {
  const row = await work.row(
    z.object({ id: z.int().nullable() }),
    sql`select max(id) as id from researcher.request_status_change where request_id = ${id}`,
  );
  return row?.id;
}
