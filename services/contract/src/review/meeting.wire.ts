/** The review meeting: its agenda, who leaves the room for which application, and its decisions (decision 318). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { Id, IdParams, Summary, Timestamp } from '../api/primitives.ts';
import { MEETING_DECIDER_ROLES, MEETING_ROLES } from '../people/roles.ts';
import { MEETING_DECISIONS, MEETING_KINDS } from '../request/transitions.ts';
import { CONFLICT_HINTS } from './conflict.wire.ts';
import { RequestTypeNumber } from '../request/numbers.wire.ts';

const MeetingDecision = z.literal(MEETING_DECISIONS);

/** The decision that the meeting proposes; the actual decision is made on the request's page. */
export const NotedDecision = z.object({
  decision: MeetingDecision.nullable(),
  author: Summary.nullable(),
  noted: Timestamp.nullable(),
});
export type NotedDecision = z.output<typeof NotedDecision>;

const MeetingItem = z.object({
  id: Id,
  sfari_request_id: z.string(),
  type: RequestTypeNumber,
  title: z.string(),
  owner: Summary,
  /** For callers who record the meeting's decisions; null for others, and if none is recorded. */
  noted_decision: MeetingDecision.nullable(),
  /** Meeting participants who must not take part in this application: declared conflicts, or hints in the portal. */
  leaving: z.array(
    z.object({ person: Summary, declared: z.boolean(), hints: z.array(z.enum(CONFLICT_HINTS)) }),
  ),
});
export type MeetingItem = z.output<typeof MeetingItem>;

export const reviewMeetingEndpoints = defineEndpoints({
  'GET /review-meeting/': {
    service: 'researcher',
    summary:
      "The applications at Review Meeting, in order of arrival, each with who must leave the room. The caller's own are left out",
    access: MEETING_ROLES,
    query: z.strictObject({ kind: z.enum(MEETING_KINDS) }),
    response: z.object({ results: z.array(MeetingItem) }),
  },
  'GET /request/{id}/noted-decision/': {
    service: 'researcher',
    summary: 'The decision noted for the request in this meeting, with its author and time',
    access: MEETING_DECIDER_ROLES,
    params: IdParams,
    response: NotedDecision,
    errors: ['WRONG_STATE'],
  },
  'PUT /request/{id}/noted-decision/': {
    service: 'researcher',
    summary:
      'Note the decision that the meeting intends, or remove the note. Decides nothing and notifies no one',
    access: MEETING_DECIDER_ROLES,
    params: IdParams,
    body: z.strictObject({ decision: MeetingDecision.nullable() }),
    response: NotedDecision,
    versionOf: 'GET /request/{id}/noted-decision/',
    errors: ['WRONG_STATE'],
  },
});
