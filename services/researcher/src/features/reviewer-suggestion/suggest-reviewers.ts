/** Who may review the selected requests, how many reviews each has, and whom the portal suggests (decision 503). */
import {
  LIMITS,
  RequestStatusNumber,
  RequestTypeNumber,
  REVIEW_WINDOWS,
  REQUEST_STATUS,
  REVIEWER_ROLE,
  ReviewerRoleNumber,
  RoleName,
  type ResponseOf,
  type ReviewerRole,
} from '@portal/contract';
import { permitted, sql, translate, type Call, type Reads } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { findHints } from '../conflict/index.ts';
import { requestPolicy } from '../request/index.ts';
import { hasReviewerRole, isLocked, reviewerGroups } from '../review/index.ts';
import { chooseReviewers, type Mark } from './choose-reviewers.ts';

/** The maximum number of people in one answer; those with the fewest reviews are included. */
const MOST_PEOPLE = 100;

const Asked = z.object({
  id: z.int(),
  sfari_request_id: z.string(),
  type: RequestTypeNumber,
  status: RequestStatusNumber,
  project_title: z.string(),
  owner_id: z.int(),
  modified: z.iso.datetime({ offset: true }),
  assigns: z.boolean(),
  reviews: z.array(
    z.object({
      id: z.int(),
      display_name: z.string(),
      reviewer_role: ReviewerRoleNumber,
      has_conflict: z.boolean(),
    }),
  ),
});
type Asked = z.output<typeof Asked>;

const Person = z.object({
  id: z.int(),
  display_name: z.string(),
  roles: z.array(RoleName),
  open: z.int(),
  late: z.int(),
  not_begun: z.int(),
  oldest: z.iso.datetime({ offset: true }).nullable(),
});
type Person = z.output<typeof Person>;

type Question = Call<'GET /reviewer-suggestion/'>['query'];

export async function suggestReviewers(
  { query, actor, database }: Call<'GET /reviewer-suggestion/'>,
  { timeZone }: { readonly timeZone: string },
): Promise<ResponseOf<'GET /reviewer-suggestion/'>> {
  const requests = await readRequests(database, actor, query.request__in);
  const people = await readPeople(database, requests, timeZone);
  const hints = await findHints(
    database,
    requests.map(({ id }) => id),
    people.map(({ id }) => id),
  );
  const rows = requests.map((request) => {
    const known = new Map(
      hints.filter((hint) => hint.request === request.id).map((hint) => [hint.user, hint]),
    );
    const marks = people.flatMap((person): Mark[] => {
      const hint = known.get(person.id);
      const bar = findRefusal(request, person, hint?.has_conflict ?? false);
      return bar || hint?.hints.length ? [{ user: person.id, bar, hints: hint?.hints ?? [] }] : [];
    });
    const obstacle = request.assigns
      ? isLocked(request.status)
        ? translate(requestRefusals.state.reviewersClosed)
        : null
      : translate(requestRefusals.review.notYours);
    const missing = obstacle === null ? listMissing(request, query) : [];
    return { request, marks, obstacle, missing };
  });
  const suggested = chooseReviewers(people, rows);
  return {
    limit: LIMITS.suggestedReviews,
    people: people.map(({ roles: _roles, ...person }) => person),
    requests: rows.map(({ request, marks, obstacle, missing }, index) => ({
      id: request.id,
      sfari_request_id: request.sfari_request_id,
      type: request.type,
      project_title: request.project_title,
      modified: request.modified,
      obstacle,
      reviewers: listActive(request).map(({ has_conflict: _conflict, ...reviewer }) => reviewer),
      missing,
      marks,
      suggested: suggested[index] ?? [],
    })),
  };
}

/** The reasons for which `assignReviewer` refuses. */
function findRefusal(request: Asked, person: Person, hasConflict: boolean): Mark['bar'] {
  if (person.id === request.owner_id) return 'owner';
  if (hasConflict) return 'conflict';
  if (request.reviews.some(({ id }) => id === person.id)) return 'reviews';
  return reviewerGroups(request.type).some((group) => person.roles.includes(group)) ? null : 'group';
}

const listActive = ({ reviews }: Asked) => reviews.filter(({ has_conflict: isOut }) => !isOut);

/**
 * The roles of reviewers, the one with which the review starts first: the primary one, in the window of renewals one of
 * the other reviewers (spec 3 section 2.4). Only Research Match has a secondary one.
 */
function listRoles({ type }: Asked, { per_request: count, window }: Question): ReviewerRole[] {
  const roles =
    window && REVIEW_WINDOWS[window].reviewerRole === REVIEWER_ROLE.OTHER
      ? []
      : [REVIEWER_ROLE.PRIMARY, REVIEWER_ROLE.SECONDARY].filter((role) => hasReviewerRole(type, role));
  return Array.from({ length: count }, (_, index) => roles[index] ?? REVIEWER_ROLE.OTHER);
}

/** The role of a reviewer with a conflict stays occupied; the replacement becomes one of the other reviewers. */
function listMissing(request: Asked, asked: Question): ReviewerRole[] {
  if (asked.reviewer_role !== undefined) return [asked.reviewer_role];
  const active = listActive(request).map(({ reviewer_role: role }) => role);
  return listRoles(request, asked).flatMap((role) => {
    const filled = active.indexOf(role);
    if (filled >= 0) {
      active.splice(filled, 1);
      return [];
    }
    const isTaken = role !== REVIEWER_ROLE.OTHER && request.reviews.some((one) => one.reviewer_role === role);
    return [isTaken ? REVIEWER_ROLE.OTHER : role];
  });
}

const readRequests = (reads: Reads, actor: Call['actor'], ids: readonly number[]): Promise<Asked[]> =>
  reads.rows(
    Asked,
    sql`select t.id, t.sfari_request_id, t.type, t.status, project.title as project_title, t.owner_id,
        to_jsonb(t.modified) #>> '{}' as modified,
        t.owner_id <> ${actor.userId} and ${permitted(requestPolicy, actor, 'assign_reviewer')} as assigns,
        coalesce((select jsonb_agg(jsonb_build_object('id', v.reviewer_id, 'display_name', coalesce(person.display_name, ''),
            'reviewer_role', v.reviewer_role, 'has_conflict', exists (select 1 from researcher_api.conflict declared
              where declared.request_id = t.id and declared.user_id = v.reviewer_id and declared.conflict_exists))
            order by v.reviewer_role, v.id)
          from researcher.review v left join core_api.person person on person.id = v.reviewer_id
          where v.request_id = t.id), '[]') as reviews
      from researcher.request t join researcher.project project on project.id = t.project_id
      where t.id = any(${[...ids]}::int[]) and ${permitted(requestPolicy, actor)}
      order by t.submission_date, t.id`,
  );

/**
 * People of the groups that review one of the requests. Open reviews are those of `GET /workload/`; assigned ones of
 * requests that wait for their window count separately, and for the order too.
 */
const readPeople = (reads: Reads, requests: readonly Asked[], timeZone: string): Promise<Person[]> =>
  reads.rows(
    Person,
    sql`select p.id, p.display_name, array(select held.role from core_api.person_group held where held.user_id = p.id) as roles,
        load.open, load.late, to_jsonb(load.oldest) #>> '{}' as oldest, assigned.not_begun
      from core_api.person p cross join lateral (
        select count(*)::int as open, min(waiting.assigned) as oldest,
          (count(*) filter (where waiting.due_date < (now() at time zone ${timeZone})::date))::int as late
        from researcher.open_review waiting where waiting.reviewer_id = p.id
          and not exists (select 1 from staff_api.review_progress done where done.review_id = waiting.review_id and done.is_submitted)
      ) load cross join lateral (
        select count(*)::int as not_begun from researcher.review v join researcher.request r on r.id = v.request_id
        where v.reviewer_id = p.id and r.status = ${REQUEST_STATUS.SUBMITTED}
          and not exists (select 1 from researcher_api.conflict declared
            where declared.request_id = r.id and declared.user_id = p.id and declared.conflict_exists)
      ) assigned
      where p.active and p.id in (select held.user_id from core_api.person_group held
        where held.role = any(${[...new Set(requests.flatMap(({ type }) => reviewerGroups(type)))]}::text[]))
      order by load.open + assigned.not_begun, load.late, load.oldest desc nulls first, p.display_name, p.id limit ${MOST_PEOPLE}`,
  );
