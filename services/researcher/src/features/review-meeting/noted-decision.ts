/** The decision that the meeting proposes for a request; the version is that of the note, not of the request. */
import { NotedDecision, type BodyOf } from '@portal/contract';
import {
  formatEtag,
  lockOne,
  sql,
  trustedSql,
  type Actor,
  type Answer,
  type Locked,
  type Reads,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { requestResource } from '../request/index.ts';

/** Identifies the meeting of a request (alias `request`) by its start. */
export const MEETING_SINCE = 'coalesce(request.status_since, request.created)';

const Row = NotedDecision.extend({ noted: z.date().nullable(), version: z.int() });
const NONE = { decision: null, author: null, noted: null, version: 0 };

const findNote = async (reads: Reads, id: number): Promise<z.output<typeof Row>> =>
  (await reads.row(
    Row,
    sql`select note.decision, note.modified as noted, note.version,
        json_build_object('id', note.author_id, 'display_name', coalesce(author.display_name, '')) as author
      from researcher.request request
      join researcher.noted_decision note
        on note.request_id = request.id and note.meeting_since = ${trustedSql(MEETING_SINCE)}
      left join core_api.person author on author.id = note.author_id
      where request.id = ${id}`,
  )) ?? NONE;

const formatVersion = ({ version }: { readonly version: number }): string => formatEtag(String(version));

export async function answerNote(reads: Reads, id: number): Promise<Answer<NotedDecision>> {
  const note = await findNote(reads, id);
  const { version: _, ...shown } = note;
  return { body: { ...shown, noted: note.noted?.toISOString() ?? null }, etag: formatVersion(note) };
}

/** Locks the request, so that no note is saved in parallel to the decision. */
export async function lockNote(work: Work, actor: Actor, id: number): Promise<Locked<unknown>> {
  const locked = await lockOne(requestResource, { work, actor, id });
  return { ...locked, etag: formatVersion(await findNote(work, id)) };
}

export const noteDecision = (
  work: Work,
  {
    actor,
    params,
    body,
  }: {
    readonly actor: Actor;
    readonly params: { readonly id: number };
    readonly body: BodyOf<'PUT /request/{id}/noted-decision/'>;
  },
): Promise<unknown> =>
  work.run(sql`insert into researcher.noted_decision as note (request_id, meeting_since, decision, author_id)
    select request.id, ${trustedSql(MEETING_SINCE)}, ${body.decision}::smallint, ${actor.userId}
    from researcher.request request where request.id = ${params.id}
    on conflict (request_id, meeting_since) do update set decision = excluded.decision, author_id = excluded.author_id,
      version = note.version + 1, modified = now()`);
