/** Hints at conflicts of interest between people and a request; computed on each call, and never binding. */
import { CONFLICT_HINTS, type ResponseOf } from '@portal/contract';
import { type Call, forbidden, notFound, permitted, type Reads, sql } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { requestPolicy } from '../request/index.ts';

type Hints = ResponseOf<'GET /conflict-hint/'>;

export async function readConflictHints(call: Call<'GET /conflict-hint/'>): Promise<Hints> {
  const { request, user__in: users } = call.query;
  await checkMayAsk(call);
  const found = await findHints(call.database, [request], users);
  return { results: found.map(({ user, hints, has_conflict }) => ({ user, hints, has_conflict })) };
}

/** People who assign reviewers to the request may ask about everyone, a reviewer only about themselves. */
async function checkMayAsk({ actor, database, query }: Call<'GET /conflict-hint/'>): Promise<void> {
  const isOneself = query.user__in.every((user) => user === actor.userId);
  const [found] = await database.rows(
    z.object({ reads: z.boolean(), assigns: z.boolean(), reviews: z.boolean() }),
    sql`select ${permitted(requestPolicy, actor)} as reads, t.owner_id <> ${actor.userId} and
        ${permitted(requestPolicy, actor, 'assign_reviewer')} as assigns,
        exists (select 1 from researcher.review mine
          where mine.request_id = t.id and mine.reviewer_id = ${actor.userId}) as reviews
      from researcher.request t where t.id = ${query.request}`,
  );
  if (!found?.reads) throw notFound();
  if (!found.assigns && !(isOneself && found.reviews)) throw forbidden(requestRefusals.conflict.hints);
}

const HintRow = z.object({
  request: z.int(),
  user: z.int(),
  hints: z.array(z.enum(CONFLICT_HINTS)),
  has_conflict: z.boolean(),
});

/**
 * Hints for each person with each request. Uses the present teams; former members do not count. The caller must check
 * the permission.
 */
export const findHints = (
  reads: Reads,
  requests: readonly number[],
  users: readonly number[],
): Promise<z.output<typeof HintRow>[]> =>
  reads.rows(
    HintRow,
    sql`with asked as materialized (
        select r.id, r.owner_id, r.institution_id, r.project_id from researcher.request r
        where r.id = any(${[...requests]}::int[])
      ), membership as materialized (
        select member.project_id, project.owner_id, member.user_id
        from researcher.team_member member join researcher.project project on project.id = member.project_id
        where member.removal_date is null
          and member.user_id = any(array(select owner_id from asked union select unnest(${[...users]}::int[])))
        union all
        -- Named on the team before they had an account.
        select member.project_id, project.owner_id, person.id
        from core_api.person person
        join researcher.team_member member on member.email = person.email::citext
        join researcher.project project on project.id = member.project_id
        where member.user_id is null and member.removal_date is null
          and person.id = any(array(select owner_id from asked union select unnest(${[...users]}::int[])))
      -- Sets that are joined once: hundreds of requests of a meeting are compared with dozens of people.
      ), hinted (request_id, user_id, place, hint) as (
        select asked.id, theirs.user_id, 1, 'same_institution'
        from asked left join core_api.user_institution of_owner on of_owner.user_id = asked.owner_id
        join core_api.user_institution theirs on theirs.institution_id in (asked.institution_id, of_owner.institution_id)
        where theirs.user_id = any(${[...users]}::int[])
        union
        select asked.id, membership.user_id, 2, 'team_member'
        from asked join membership on membership.project_id = asked.project_id
        union
        select chosen.request_id, chosen.user_id, 2, 'team_member'
        from asked join researcher.request_access chosen on chosen.request_id = asked.id
        where chosen.user_id = any(${[...users]}::int[]) and chosen.removal_date is null
        union
        select asked.id, membership.user_id, 3, 'collaborator'
        from asked join membership on membership.owner_id = asked.owner_id and membership.project_id <> asked.project_id
        union
        select asked.id, membership.owner_id, 3, 'collaborator'
        from asked join membership on membership.user_id = asked.owner_id
        union
        select asked.id, earlier.reviewer_id, 4, 'earlier_reviewer'
        from asked join researcher.request other on other.project_id = asked.project_id and other.id <> asked.id
        join researcher.review earlier on earlier.request_id = other.id
        where earlier.reviewer_id = any(${[...users]}::int[])
      ), hints as (
        select request_id, user_id, array_agg(hint order by place) as found from hinted group by request_id, user_id
      ), conflicts as (
        select distinct declared.request_id, declared.user_id
        from asked join researcher_api.conflict declared on declared.request_id = asked.id
        where declared.user_id = any(${[...users]}::int[]) and declared.conflict_exists
      )
      select asked.id as request, person.id as "user", coalesce(hints.found, '{}') as hints,
        conflicts.user_id is not null as has_conflict
      from asked join core_api.person person on person.id = any(${[...users]}::int[])
      left join hints on hints.request_id = asked.id and hints.user_id = person.id
      left join conflicts on conflicts.request_id = asked.id and conflicts.user_id = person.id
      order by asked.id, person.id`,
  );
