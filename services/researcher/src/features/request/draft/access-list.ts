import { REQUEST_STATUS } from '@portal/contract';
import { invalid, type Call } from '@portal/kit';
import type { Knex } from 'knex';
import { memberUserSql } from '../../../member-user.sql.ts';
import type { RequestState } from '../request.policy.ts';

/** People present on the team of project $1 who have an account, and their part in it. */
const MEMBERS = `select ${memberUserSql('member')} as user_id, member.user_role from researcher.team_member member
  where member.project_id = $1 and member.removal_date is null`;

/**
 * Makes `userIds` the people who get access. In a draft a person who is left out was never there; later they stay on
 * record with the day they were taken off.
 * @throws INVALID_INPUT for somebody who is not on the project's team, has no account or is a student
 */
export async function setAccessList(
  { database }: Pick<Call, 'database'>,
  trx: Knex.Transaction,
  requestId: number,
  state: RequestState,
  userIds: readonly number[],
): Promise<void> {
  const members = await database.query<{ user_id: number | null; user_role: string }>(
    { text: MEMBERS, values: [state.project_id] },
    trx,
  );
  const roles = new Map(members.map((member) => [member.user_id, member.user_role]));
  const problems = userIds.flatMap((id) => {
    const role = roles.get(id);
    if (role === undefined && id !== state.owner_id)
      return ['Only members of the research team who have an account can be given access'];
    return role === 'Student' ? ['Students cannot be given access to data'] : [];
  });
  if (problems.length > 0) throw invalid({ access_control_list: [...new Set(problems)] });

  const values = [requestId, userIds];
  const leftOut = 'request_id = $1 and not user_id = any($2::int[])';
  await database.query(
    {
      text:
        state.status === REQUEST_STATUS.CREATED
          ? `delete from researcher.request_access where ${leftOut}`
          : `update researcher.request_access set removal_date = (now() at time zone 'UTC')::date
             where ${leftOut} and removal_date is null`,
      values,
    },
    trx,
  );
  await database.query(
    {
      text: `insert into researcher.request_access as chosen (request_id, user_id)
        select $1, person from unnest($2::int[]) with ordinality given (person, place) order by place
        on conflict (request_id, user_id) do update set removal_date = null where chosen.removal_date is not null`,
      values: [requestId, [...new Set(userIds)]],
    },
    trx,
  );
}
