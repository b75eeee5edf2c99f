import { REQUEST_STATUS } from '@portal/contract';
import { invalid, sql, trustedSql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { memberUserSql } from '../../../member-user.sql.ts';
import type { RequestState } from '../request.policy.ts';

/**
 * Makes `userIds` the people who get access. In a draft a person who is left out was never there; later they stay on
 * record with the day they were taken off.
 * @throws INVALID_INPUT for somebody who is not on the project's team, has no account or is a student
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

/** Parts in the team of those present on it who have an account. */
async function readTeamRoles(reads: Reads, projectId: number): Promise<Map<number | null, string>> {
  const members = await reads.rows(
    z.object({ user_id: z.int().nullable(), user_role: z.string() }),
    sql`select ${trustedSql(memberUserSql('member'))} as user_id, member.user_role from researcher.team_member member
      where member.project_id = ${projectId} and member.removal_date is null`,
  );
  return new Map(members.map((member) => [member.user_id, member.user_role]));
}
