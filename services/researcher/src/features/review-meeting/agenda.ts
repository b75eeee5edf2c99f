/**
 * The applications of a meeting, with the people who must leave the room for each; two statements for any number of
 * applications.
 */
import {
  findMeeting,
  NotedDecision,
  REQUEST_STATUS as S,
  REQUEST_TYPES,
  RequestTypeNumber,
  type ConflictHint,
  type MeetingItem,
  type MeetingKind,
} from '@portal/contract';
import { permitted, sql, trustedSql, type Actor, type Reads } from '@portal/kit';
import { z } from 'zod';
import { findHints } from '../conflict/index.ts';
import { MEETING_SINCE } from './noted-decision.ts';
import { reviewMeetingPolicy } from './review-meeting.policy.ts';

const Person = z.object({ id: z.int(), display_name: z.string() });
const AgendaRow = z.object({
  id: z.int(),
  sfari_request_id: z.string(),
  type: RequestTypeNumber,
  title: z.string(),
  owner: Person,
  noted_decision: NotedDecision.shape.decision,
  /** Its reviewers, and people who declared a conflict of interest with it. */
  people: z.array(Person),
});

/** Hints that do not require leaving: an earlier reviewer of the project may discuss it again. */
const NO_REASON_TO_LEAVE: readonly ConflictHint[] = ['earlier_reviewer'];

/** Assumes that everyone who reviews one of the applications, or declared a conflict with one, attends the meeting. */
export async function readAgenda(reads: Reads, actor: Actor, kind: MeetingKind): Promise<MeetingItem[]> {
  const rows = await readRows(reads, actor, kind);
  const people = new Map(rows.flatMap((row) => row.people.map((person) => [person.id, person])));
  const hints = await findHints(
    reads,
    rows.map(({ id }) => id),
    [...people.keys()],
  );
  return rows.map(({ id, sfari_request_id, type, title, owner, noted_decision }) => ({
    id,
    sfari_request_id,
    type,
    title,
    owner,
    noted_decision,
    leaving: hints
      .filter(({ request }) => request === id)
      .map(({ user, hints: known, has_conflict: declared }) => ({
        person: people.get(user) ?? { id: user, display_name: '' },
        declared,
        hints: known.filter((hint) => !NO_REASON_TO_LEAVE.includes(hint)),
      }))
      .filter(({ declared, hints: left }) => declared || left.length > 0)
      .toSorted((one, other) => Number(other.declared) - Number(one.declared)),
  }));
}

/** Ordered by when they came to the meeting, so that an application added during it comes last. */
const readRows = (reads: Reads, actor: Actor, kind: MeetingKind): Promise<z.output<typeof AgendaRow>[]> =>
  reads.rows(
    AgendaRow,
    sql`select request.id, request.sfari_request_id, request.type, project.title,
        json_build_object('id', request.owner_id, 'display_name', coalesce(owner.display_name, '')) as owner,
        case when ${permitted(reviewMeetingPolicy, actor, 'read_decision')} then note.decision end as noted_decision,
        coalesce((select json_agg(json_build_object('id', person.id, 'display_name', person.display_name) order by person.id)
          from core_api.person person where person.id in (
            select review.reviewer_id from researcher.review review where review.request_id = request.id
            union select declared.user_id from researcher_api.conflict declared
              where declared.request_id = request.id and declared.conflict_exists)), '[]') as people
      from researcher.request request
      join researcher.project project on project.id = request.project_id
      left join core_api.person owner on owner.id = request.owner_id
      left join researcher.noted_decision note
        on note.request_id = request.id and note.meeting_since = ${trustedSql(MEETING_SINCE)}
      where request.status = ${S.REVIEW_MEETING}
        and request.type = any(${REQUEST_TYPES.filter((type) => findMeeting(type) === kind)}::int[])
        and ${permitted(reviewMeetingPolicy, actor)}
      order by request.status_since, request.id limit 500`,
  );
