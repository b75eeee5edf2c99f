/**
 * Publishes the draft points of a request as a round, with the decision that sends the application back (beyond the
 * specification).
 */
import { placeLabel, RETURNING_DECISIONS, type RequestStatus } from '@portal/contract';
import { escapeHtml, sql, translate, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestMails } from '../../texts/en/request-mails.ts';
import { readPlaces } from './places.ts';

const words = requestMails.points;

const Draft = z.object({ id: z.int(), place: z.string(), text: z.string() });

/** The request is locked, so no draft is added before the decision. */
const readDrafts = (work: Work, requestId: number): Promise<z.output<typeof Draft>[]> =>
  work.rows(
    Draft,
    sql`select id, place, text from researcher.revision_point
      where request_id = ${requestId} and published is null order by id`,
  );

/** Whether the drafts are those that the deciding person has read; true if the decision does not publish them. */
export async function arePointsRead(
  work: Work,
  decision: { readonly requestId: number; readonly status: RequestStatus; readonly read?: readonly number[] },
): Promise<boolean> {
  const { requestId, status, read } = decision;
  if (read === undefined || !RETURNING_DECISIONS.includes(status)) return true;
  const drafts = await readDrafts(work, requestId);
  return drafts.length === read.length && drafts.every(({ id }) => read.includes(id));
}

/**
 * Other decisions do not change drafts: they may still be needed when the review continues.
 * @returns the points as a part of the decision's mail; '' if there are none
 */
export async function publishPoints(work: Work, requestId: number, status: RequestStatus): Promise<string> {
  if (!RETURNING_DECISIONS.includes(status)) return '';
  const drafts = await readDrafts(work, requestId);
  if (drafts.length === 0) return '';
  await work.run(sql`update researcher.revision_point set published = now(),
      round = (select coalesce(max(earlier.round), 0) + 1 from researcher.revision_point earlier
        where earlier.request_id = ${requestId})
    where request_id = ${requestId} and published is null`);
  const places = await readPlaces(work, requestId);
  const items = drafts.map(
    ({ place, text }) =>
      `<li><strong>${escapeHtml(placeLabel(places, place))}</strong>: ${escapeHtml(text).replaceAll('\n', '<br>')}</li>`,
  );
  return `<p>${escapeHtml(translate(words.heading))}</p><ol>${items.join('')}</ol><p>${escapeHtml(translate(words.how))}</p>`;
}
