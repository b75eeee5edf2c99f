/**
 * Applies the status changes one after another, each by a person who may make it, with the rows that the portal writes.
 */
import {
  ACCESS_DAYS,
  currentTerms,
  findFlow,
  formatQuarter,
  scoringQuarter,
  REQUEST_STATUS as S,
  requestType,
  REVIEWER_ROLE,
  listReviewWindows,
  type RequestStatus,
} from '@portal/contract';
import type { Random, SeedContext } from '@portal/kit/seeding';
import { findDueDate } from '../src/features/review/assignment-rules.ts';
import { grantAccessSql, revokeAccessSql } from '../src/features/dataset-access/access.sql.ts';
import { minutesAfter, type Clock } from './clock.ts';
import type { People, Person } from './people.ts';
import { NOTES } from './data/notes.data.ts';
import type { PlannedRequest } from './requests.choice.ts';

/** The assignment settings of an installation without its own settings. */
const ASSIGNMENT_RULES = { timeZone: 'America/New_York', reviewDays: 14 };

export interface Cast {
  readonly owner: Person;
  readonly admin: Person;
  readonly manager: Person;
  readonly reviewers: readonly { readonly person: Person; readonly role: 1 | 2 | 3 }[];
}

/** Who works on a request. Half of the requests under review wait for the demo people, who come first in each role. */
export function createCast(random: Random, people: People, { type, project, status }: PlannedRequest): Cast {
  const others = (role: Parameters<People['of']>[0]) =>
    people.of(role).filter((person) => person.id !== project.owner.id);
  const one = (role: Parameters<People['of']>[0]): Person => {
    const found = others(role);
    const [demo] = found;
    if (demo && status === S.UNDER_REVIEW && random.chance(0.5)) return demo;
    return random.pick(found);
  };
  const flow = findFlow(type);
  const admin = one('sfari_admin');
  const primary = {
    person: flow === 'research_match' ? one('internal_reviewer') : one('sfari_reviewer'),
    role: REVIEWER_ROLE.PRIMARY,
  };
  const second =
    flow === 'research_match'
      ? { person: one('external_reviewer'), role: REVIEWER_ROLE.SECONDARY }
      : { person: one('abn_reviewer'), role: REVIEWER_ROLE.OTHER };
  const two = flow === 'research_match' || flow === 'tissue';
  return {
    owner: project.owner,
    admin,
    manager: flow === 'tissue' ? one('abn_proj_mgr') : admin,
    reviewers: two && second.person.id !== primary.person.id ? [primary, second] : [primary],
  };
}

interface Walk {
  readonly id: number;
  readonly request: PlannedRequest;
  readonly cast: Cast;
}

export async function walk(context: SeedContext, clock: Clock, { id, request, cast }: Walk): Promise<void> {
  let before = clock.daysAgo(request.days[0] ?? 0);
  for (const [index, status] of request.path.entries()) {
    const from = request.path[index - 1];
    if (from === undefined) continue;
    // A request that was sent back returns to its reviewer as soon as it is resubmitted.
    const returns = status === S.UNDER_REVIEW && request.path.indexOf(status) < index;
    const at = returns ? minutesAfter(before, 1) : clock.daysAgo(request.days[index] ?? 0);
    const actor = returns ? cast.owner : findActor(status, from, cast, request);
    if (status === S.UNDER_REVIEW && !returns) await assign(context, { id, request, cast }, at);
    await context.as(actor.id, at);
    await context.client.query(...buildStatement({ id, request, status, at, actor }));
    const note = writeNote(status, id);
    if (note) await context.client.query(NOTE, [id, status, note, at]);
    if (status === S.FULFILLED) await context.client.query(grantAccessSql('$1', '$2'), [id, at]);
    else if (from === S.FULFILLED) await context.client.query(revokeAccessSql('$1', '$2'), [id, at]);
    before = at;
  }
  if (waitsForWindow(id, request)) {
    const reviewers = cast.reviewers.filter(({ role }) => role !== REVIEWER_ROLE.PRIMARY);
    await assign(context, { id, request, cast: { ...cast, reviewers } }, minutesAfter(before, 6));
  }
}

/**
 * A review window is open, so waiting applications lack their primary reviewer. Most have the other one already; tissue
 * requests have none.
 */
const waitsForWindow = (id: number, { type, status }: PlannedRequest): boolean =>
  status === S.SUBMITTED && findFlow(type) !== 'tissue' && listReviewWindows(type).length > 0 && id % 4 !== 0;

const SUBMIT = `update researcher.request set status = $2, submission_date = $3, modified = $3,
  intent_to_download = $4, agreed_nih = $4, data_safeguard = $4, agreed_to_usage_policy = true,
  usage_policy_version = $6, gpf_access_status = $5
  where id = $1`;
const NOTE =
  'insert into researcher.decision_note (request_id, status, text, created) values ($1, $2, $3, $4)';
const MOVE = 'update researcher.request set status = $2, modified = $3 where id = $1';
const DECIDE = `update researcher.request set status = $2, modified = $3, decision_date = $3, decided_by = $4
  where id = $1`;
/** Steps after an approval do not change the decision date. */
const FOLLOW = `update researcher.request set status = $2, modified = $3, decided_by = $4,
  revocation_date = case when status = 7 then $3::timestamptz end where id = $1`;
const FULFIL = `update researcher.request set status = $2, modified = $3, decided_by = $4,
  fulfillment_date = $3, expiration_date = $3::timestamptz + interval '${ACCESS_DAYS} days' where id = $1`;

/** The text in which the decision asked the owner for changes, as in the mail. */
function writeNote(status: RequestStatus, id: number): string | undefined {
  const notes = NOTES[status];
  return notes?.[id % notes.length];
}

interface Step {
  readonly id: number;
  readonly request: PlannedRequest;
  readonly status: RequestStatus;
  readonly at: Date;
  readonly actor: Person;
}

/**
 * Writes the same columns as the service. Only Submitted, Under Review and Review Meeting are not someone's decision.
 */
function buildStatement({ id, request, status, at, actor }: Step): [text: string, values: unknown[]] {
  const common = [id, status, at];
  const { policy, resources } = requestType(request.type);
  const answered = policy.questions.length > 0 ? true : null;
  if (status === S.SUBMITTED)
    return [
      SUBMIT,
      [
        ...common,
        answered,
        resources === 'datasets' && !request.parent ? 1 + (id % 2) : null,
        currentTerms(request.type).version,
      ],
    ];
  if (status === S.UNDER_REVIEW || status === S.REVIEW_MEETING) return [MOVE, common];
  if (status === S.ARCHIVED || status === S.SUSPENDED) return [FOLLOW, [...common, actor.id]];
  return [status === S.FULFILLED ? FULFIL : DECIDE, [...common, actor.id]];
}

/** Who decides from this status in this flow, by the contract's table. */
function findActor(status: RequestStatus, from: RequestStatus, cast: Cast, request: PlannedRequest): Person {
  if (status === S.SUBMITTED) return cast.owner;
  const tissue = findFlow(request.type) === 'tissue';
  if (status === S.REVIEW_MEETING || status === S.UNDER_REVIEW) return tissue ? cast.manager : cast.admin;
  const plain = findFlow(request.type) === 'plain';
  const [reviewer] = cast.reviewers;
  // In the plain flow, reviewers decide the requests of projects with odd ids; administrators decide the rest.
  if (plain && from === S.UNDER_REVIEW && reviewer && request.project.id % 2 === 1) return reviewer.person;
  return cast.admin;
}

async function assign(context: SeedContext, { id, request, cast }: Walk, at: Date): Promise<void> {
  const quarter =
    findFlow(request.type) === 'research_match'
      ? formatQuarter(scoringQuarter(at, 'America/New_York'))
      : null;
  const assigned = minutesAfter(at, -5);
  await context.as(findActor(S.UNDER_REVIEW, S.SUBMITTED, cast, request).id, assigned);
  for (const { person, role } of cast.reviewers)
    await context.client.query(
      `insert into researcher.review (request_id, reviewer_id, reviewer_role, quarter, due_date, created, modified)
      values ($1, $2, $3, $4, $6, $5, $5) on conflict do nothing`,
      [id, person.id, role, quarter, assigned, findDueDate(request.type, assigned, ASSIGNMENT_RULES)],
    );
}
