/** What SQL does not say: decisions, stages, and which relations are for staff only. */
import type { Actor, ReadRow, Relations } from '@portal/kit';
import { offeredDecisions } from './decision/offered.ts';
import type { RequestState } from './request.policy.ts';
import { listStages, type StageDates } from './request.stages.ts';

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
    review_users: seesReviewers ? row['review_users'] : [],
    comments: row['comments'] && (abilities['comment'] ? row['comments'] : []),
    access_control_list: seesReviewers ? row['access_control_list'] : present(row['access_control_list']),
    // Left out where it was not asked for, as every relation is.
    ...keepNotes(row, abilities['read_note'] ?? false),
    details: row['details'] && withoutTickets(row['details'], seesReviewers),
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

const NOTES = ['decision_note', 'withdrawal'] as const;
const keepNotes = (row: ReadRow, mayRead: boolean): ReadRow =>
  Object.fromEntries(NOTES.filter((note) => note in row).map((note) => [note, mayRead ? row[note] : null]));

/** People who were taken off the list are staff's to see (spec 2 section 6). */
const present = (list: unknown): unknown =>
  Array.isArray(list) ? (list as Entry[]).filter((entry) => entry.removal_date === null) : list;

const withoutTickets = (details: unknown, isStaff: boolean): unknown =>
  isStaff ? details : { ...(details as object), zendesk_ticket_ids: [] };
