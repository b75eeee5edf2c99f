import { TEAM_ROLES, TeamMember } from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { irbStateSql } from '../project/index.ts';
import { memberUserSql } from '../../rules/member-user.sql.ts';
import { memberIsReadySql, memberReadinessSql } from './readiness.sql.ts';

export interface TeamQuery {
  readonly projectIds: readonly number[];
  /** The request type for which readiness is evaluated; without it, IRB letters are not checked. */
  readonly requestType?: number | undefined;
  /** Limits the result to this person. */
  readonly userId?: number | undefined;
  /** Includes people who left. */
  readonly removed?: boolean;
}

/** Teams in one statement, project by project: the primary researcher first, people who left last. */
export async function readTeam(
  reads: Reads,
  { projectIds, requestType, userId, removed = false }: TeamQuery,
): Promise<TeamMember[]> {
  const type = requestType === undefined ? 'null::int' : `${requestType}::int`;
  const readiness = { userId: 'resolved.user_id', projectId: 'member.project_id', requestType: type };
  const rows = await reads.rows(
    z.object({ member: TeamMember }),
    sql`select to_json(team) as member from (
      select member.id, member.project_id, resolved.user_id, member.first_name, member.last_name, member.email::text as email,
        member.institution, member.user_role, member.globus_username, readiness.active, readiness.rda_status,
        readiness.joinder_date, letter.latest_irb, member.removal_date, member.created, readiness.warnings,
        ${trustedSql(memberIsReadySql('readiness.warnings'))} as ready
      from researcher.team_member member
      cross join lateral (select ${trustedSql(memberUserSql('member'))} as user_id) resolved
      cross join lateral ${trustedSql(memberReadinessSql(readiness))} readiness
      left join lateral (select json_build_object('file', irb.file_id, 'designation', irb.designation,
          'renewal_date', irb.renewal_date, 'state', ${trustedSql(irbStateSql('irb'))}) as latest_irb
        from researcher.irb irb where irb.project_id = member.project_id order by irb.id desc limit 1) letter on true
      where member.project_id = any(${[...projectIds]}::int[]) and (${removed} or member.removal_date is null)
        and (${userId === undefined} or resolved.user_id = ${userId ?? 0})
      order by member.project_id, member.removal_date is not null, array_position(${[...TEAM_ROLES]}::text[], member.user_role), member.id) team`,
  );
  return rows.map((row) => row.member);
}

/** Projects whose team includes the person now, by account or by the address under which they were named. */
export async function findProjectsOfMember(reads: Reads, userId: number): Promise<number[]> {
  const rows = await reads.rows(
    z.object({ project_id: z.int() }),
    sql`select distinct member.project_id from researcher.team_member member
      where member.removal_date is null and ${trustedSql(memberUserSql('member'))} = ${userId}`,
  );
  return rows.map(({ project_id: id }) => id);
}
