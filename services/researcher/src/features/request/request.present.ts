/** Completes a row with what SQL does not compute: decisions, stages, and the removal of staff-only relations. */
import {
  toSpecificationNames,
  listBriefAnswers,
  requestType,
  type AnsweredDetails,
  type RequestType,
} from '@portal/contract';
import type { Actor, Presented, ReadRow, Relations } from '@portal/kit';
import { checkDataUse, type AskedUse } from '../../rules/data-use.ts';
import { findNoDecision, offeredDecisions } from './offered.ts';
import type { RequestState } from './request.policy.ts';
import { listStages, type StageDates } from './request.stages.ts';
import { groupStatusPeriods, type StatusPeriod } from './status-times.ts';

interface Context {
  readonly actor: Actor;
  readonly state: RequestState;
  readonly relations: Relations;
}
type Entry = { readonly removal_date: string | null };

export function presentRequest(row: ReadRow, { actor, state, relations }: Context): ReadRow {
  const decisions = offeredDecisions(state, actor, relations);
  const abilities = row['abilities'] as Readonly<Record<string, boolean>>;
  const seesReviewers = abilities['see_reviewers'] ?? false;
  return {
    ...row,
    abilities: { ...abilities, decide: decisions.length > 0 },
    decisions,
    no_decision: findNoDecision(state, actor, relations),
    review_users: seesReviewers ? row['review_users'] : [],
    ...(seesReviewers ? {} : STAFF_ONLY_FIELDS),
    comments: row['comments'] && (abilities['comment'] ? row['comments'] : []),
    access_control_list: seesReviewers ? row['access_control_list'] : present(row['access_control_list']),
    // left out unless expanded, as every relation is
    ...presentNotes(row, abilities['read_note'] ?? false),
    ...('status_times' in row && {
      status_times: seesReviewers ? groupStatusPeriods(row['status_times'] as readonly StatusPeriod[]) : null,
    }),
    ...('data_use' in row && {
      data_use: seesReviewers ? checkDataUse(row['data_use'] as AskedUse) : null,
    }),
    ...('brief' in row && { brief: presentBrief(row['brief']) }),
    details:
      row['details'] &&
      omitStored(withoutTickets(row['details'], abilities['read_tickets'] ?? false), abilities, state.type),
    stages:
      row['stages'] &&
      listStages({
        ...row,
        ...row['stages'],
        ...(state.owner_id === actor.userId
          ? {}
          : { owner_name: (row['owner'] as { display_name: string }).display_name }),
      } as unknown as StageDates),
  };
}

/** Fields that only staff see. */
const STAFF_ONLY_FIELDS = {
  first_req_on_project: null,
  project_has_approved_req: null,
  research_team_ready: null,
  revocation_date: null,
};

const forThoseWhoSeeReviewers = { action: 'see_reviewers', hidden: 'null' } as const;
const forThoseWhoReadNotes = { action: 'read_note', hidden: 'null' } as const;

/** The fields that {@link presentRequest} changes (`presents` of the resource). */
export const PRESENTED: Readonly<Record<string, Presented>> = {
  abilities: true,
  decisions: true,
  no_decision: true,
  review_users: { action: 'see_reviewers', hidden: "'[]'::json" },
  first_req_on_project: forThoseWhoSeeReviewers,
  project_has_approved_req: forThoseWhoSeeReviewers,
  research_team_ready: forThoseWhoSeeReviewers,
  revocation_date: forThoseWhoSeeReviewers,
  comments: true,
  access_control_list: true,
  details: true,
  brief: true,
  stages: true,
  status_times: true,
  data_use: true,
  decision_note: forThoseWhoReadNotes,
  withdrawal: forThoseWhoReadNotes,
  last_message: forThoseWhoReadNotes,
};

const NOTES = ['decision_note', 'withdrawal', 'last_message'] as const;
const presentNotes = (row: ReadRow, mayRead: boolean): ReadRow =>
  Object.fromEntries(NOTES.filter((note) => note in row).map((note) => [note, mayRead ? row[note] : null]));

/** Only staff see people who were removed from the list (spec 2 section 6). */
const present = (list: unknown): unknown =>
  Array.isArray(list) ? (list as Entry[]).filter((entry) => entry.removal_date === null) : list;

function presentBrief(asked: unknown): readonly object[] {
  const { datasets, ...details } = asked as AnsweredDetails & { readonly datasets: readonly string[] };
  return listBriefAnswers(details, datasets);
}

const withoutTickets = (details: unknown, mayRead: boolean): unknown =>
  mayRead ? details : { ...(details as object), zendesk_ticket_ids: [] };

/** Staff texts stored with the answers, with the ability needed to read each: decision texts, and meeting notes. */
const STORED_WITH_ANSWERS: Readonly<Record<string, string>> = {
  decision_docs: 'read_note',
  meeting_notes: 'meeting_notes',
  meeting_notes_version: 'meeting_notes',
};

function omitStored(
  details: unknown,
  abilities: Readonly<Record<string, boolean>>,
  type: RequestType,
): unknown {
  const { additional_data: data, ...rest } = details as { additional_data: Record<string, unknown> };
  const isRead = (name: string): boolean => {
    const ability = STORED_WITH_ANSWERS[name];
    return ability === undefined || (abilities[ability] ?? false);
  };
  const visible = Object.fromEntries(Object.entries(data).filter(([name]) => isRead(name)));
  return { ...rest, additional_data: { ...visible, ...toSpecificationNames(requestType(type), visible) } };
}
