import { REQUEST_STATUS, TEAM_WARNING_LABELS, TeamMemberWarning } from '@portal/contract';
import { invalid, say, sql, translate, trustedSql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { syncDatasetAccess } from '../../dataset-access/index.ts';
import { memberIsReadySql, memberReadinessSql } from '../../team/index.ts';
import { memberUserSql } from '../../../rules/member-user.sql.ts';
import type { RequestState } from '../../request/index.ts';

/** Access that was already granted is updated immediately. */
export async function changeAccessList(
  work: Work,
  requestId: number,
  state: RequestState,
  entries: readonly { readonly user_id: number }[],
): Promise<void> {
  const people = entries.map((entry) => entry.user_id);
  await setAccessList(work, requestId, state, people);
  if (state.status === REQUEST_STATUS.FULFILLED) await syncDatasetAccess(work, [requestId]);
}

/**
 * Sets the people who get access. In a draft a removed person leaves no trace; later they stay on record with their
 * removal date.
 * @throws INVALID_INPUT for someone who is not on the project's team, has no account or is a student
 */
export async function setAccessList(
  work: Work,
  requestId: number,
  state: RequestState,
  userIds: readonly number[],
): Promise<void> {
  const roles = await readTeamRoles(work, state.project_id);
  const problems = userIds.flatMap((id) => {
    const role = roles.get(id);
    if (role === undefined && id !== state.owner_id) return [requestRefusals.access.membersOnly];
    return role === 'Student' ? [requestRefusals.access.students] : [];
  });
  if (problems.length > 0) throw invalid({ access_control_list: [...new Set(problems)] });

  const people = [...new Set(userIds)];
  if (state.status === REQUEST_STATUS.FULFILLED) await refuseUnready(work, requestId, people);
  const isLeftOut = sql`request_id = ${requestId} and not user_id = any(${people}::int[])`;
  await work.run(
    state.status === REQUEST_STATUS.CREATED
      ? sql`delete from researcher.request_access where ${isLeftOut}`
      : sql`update researcher.request_access set removal_date = (now() at time zone 'UTC')::date
          where ${isLeftOut} and removal_date is null`,
  );
  await work.run(sql`insert into researcher.request_access as chosen (request_id, user_id)
    select ${requestId}::int, person from unnest(${people}::int[]) with ordinality given (person, place) order by place
    on conflict (request_id, user_id) do update set removal_date = null where chosen.removal_date is not null`);
}

/**
 * After fulfillment, access of added people starts immediately, so they must meet all conditions for access.
 * @throws INVALID_INPUT naming those who are not ready
 */
async function refuseUnready(reads: Reads, requestId: number, people: readonly number[]): Promise<void> {
  const unready = await reads.rows(
    z.object({ name: z.string(), warnings: z.array(TeamMemberWarning) }),
    sql`select coalesce(person.display_name, '') as name, readiness.warnings
      from researcher.request t cross join unnest(${people}::int[]) added (user_id)
      cross join lateral ${trustedSql(READINESS)} readiness
      left join core_api.person person on person.id = added.user_id
      where t.id = ${requestId} and not ${trustedSql(memberIsReadySql('readiness.warnings'))}
        and added.user_id <> t.owner_id
        and not exists (select 1 from researcher.request_access chosen where chosen.request_id = t.id
          and chosen.user_id = added.user_id and chosen.removal_date is null)
      order by name`,
  );
  if (unready.length > 0)
    throw invalid({
      access_control_list: unready.map(({ name, warnings }) =>
        say(requestRefusals.access.notReady, {
          name,
          missing: warnings.map((warning) => translate(TEAM_WARNING_LABELS[warning])).join(', '),
        }),
      ),
    });
}
const READINESS = memberReadinessSql({
  userId: 'added.user_id',
  projectId: 't.project_id',
  requestType: 't.type',
});

/** Team roles of present members who have an account. */
async function readTeamRoles(reads: Reads, projectId: number): Promise<Map<number | null, string>> {
  const members = await reads.rows(
    z.object({ user_id: z.int().nullable(), user_role: z.string() }),
    sql`select ${trustedSql(memberUserSql('member'))} as user_id, member.user_role from researcher.team_member member
      where member.project_id = ${projectId} and member.removal_date is null`,
  );
  return new Map(members.map((member) => [member.user_id, member.user_role]));
}
