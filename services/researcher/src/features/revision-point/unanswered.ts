import { placeLabel } from '@portal/contract';
import { say, sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { readPlaces } from './places.ts';

const Unanswered = z.object({ place: z.string() });

/** Points of the newest round that the owner has not answered; reviewers wait for each answer. */
export async function answerlessPoints(work: Work, requestId: number): Promise<Record<string, string[]>> {
  const points = await work.rows(
    Unanswered,
    sql`select place from researcher.revision_point t where t.request_id = ${requestId} and btrim(t.answer) = ''
      and t.round = (select max(round) from researcher.revision_point where request_id = ${requestId}) order by t.id`,
  );
  if (points.length === 0) return {};
  const places = await readPlaces(work, requestId);
  const named = [...new Set(points.map(({ place }) => placeLabel(places, place)))].join(', ');
  return { revision_points: [say(requestRefusals.points.unanswered, { places: named })] };
}
