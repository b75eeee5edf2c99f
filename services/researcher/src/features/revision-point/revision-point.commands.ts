/** Marking points to revise, and answering them. */
import { LIMITS, type BodyOf } from '@portal/contract';
import { type Call, invalid, lockOne, say, sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { RevisionPointModel } from '../../models/index.ts';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { readPlaces } from './places.ts';
import { requestResource } from '../request/index.ts';

const words = requestRefusals.points;

/** @returns the id of the draft @throws NOT_FOUND, FORBIDDEN, WRONG_STATE as for the request itself */
export async function markPoint({
  call,
  work,
  body,
}: {
  readonly call: Call;
  readonly work: Work;
  readonly body: BodyOf<'POST /revision-point/'>;
}): Promise<number> {
  const locked = await lockOne(requestResource, { work, actor: call.actor, id: body.request });
  locked.authorise('mark_points');
  const places = await readPlaces(work, body.request);
  if (!places.some(({ key }) => key === body.place)) throw invalid({ place: [words.unknownPlace] });
  const count = await work.row(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from researcher.revision_point where request_id = ${body.request}`,
  );
  if ((count?.count ?? 0) >= LIMITS.revisionPoints)
    throw invalid({ text: [say(words.tooMany, { count: LIMITS.revisionPoints })] });
  const { id } = await work.of(RevisionPointModel).insert({
    request_id: body.request,
    place: body.place,
    text: body.text.trim(),
    author_id: call.actor.userId || null,
  });
  return id;
}

/** The policy action that each field needs. */
export const POINT_PATCH_ACTIONS = { text: 'edit', answer: 'answer' } as const;

export async function changePoint({
  work,
  body,
  loaded,
}: {
  readonly work: Work;
  readonly body: BodyOf<'PATCH /revision-point/{id}/'>;
  readonly loaded: { readonly id: number | string };
}): Promise<void> {
  await work
    .of(RevisionPointModel)
    .findById(Number(loaded.id))
    .patch({
      ...(body.text === undefined ? {} : { text: body.text.trim() }),
      ...(body.answer === undefined ? {} : { answer: body.answer }),
    });
}

export async function removePoint({
  work,
  loaded,
}: {
  readonly work: Work;
  readonly loaded: { readonly id: number | string };
}): Promise<void> {
  await work.of(RevisionPointModel).deleteById(Number(loaded.id));
}
