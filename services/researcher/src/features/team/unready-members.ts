import { TeamMemberWarning } from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { memberUserSql } from '../../rules/member-user.sql.ts';
import { memberIsReadySql, memberReadinessSql, requestTeamSql } from './readiness.sql.ts';

const Unready = z.object({
  /** Empty for members without an account, who are combined in one row. */
  display_name: z.string(),
  warnings: z.array(TeamMemberWarning),
});

const READINESS = memberReadinessSql({
  userId: 'team_of_request.user_id',
  projectId: 't.project_id',
  requestType: 't.type',
});

/** The people whom a request waits for, and what each lacks, by the same rule that moves the request on. */
export const readUnreadyMembers = (reads: Reads, requestId: number): Promise<z.output<typeof Unready>[]> =>
  reads.rows(
    Unready,
    sql`select coalesce(person.display_name, '') as display_name, readiness.warnings
      from researcher.request t cross join lateral ${trustedSql(requestTeamSql)} team_of_request
      cross join lateral ${trustedSql(READINESS)} readiness
      left join core_api.person person on person.id = team_of_request.user_id
      where t.id = ${requestId} and not ${trustedSql(memberIsReadySql('readiness.warnings'))}
      order by person.display_name, team_of_request.user_id`,
  );

/**
 * Team members who were not chosen for access and lack something for it. They do not delay a decision (decision 018),
 * so the deciding person must see that they were left out. Students cannot be chosen.
 */
export const readUnchosenMembers = (reads: Reads, requestId: number): Promise<z.output<typeof Unready>[]> =>
  reads.rows(
    Unready,
    sql`select coalesce(person.display_name, present.first_name || ' ' || present.last_name) as display_name,
        readiness.warnings
      from researcher.request t
      join researcher.team_member present on present.project_id = t.project_id and present.removal_date is null
        and present.user_role <> 'Student'
      cross join lateral (select ${trustedSql(memberUserSql('present'))} as user_id) member
      cross join lateral ${trustedSql(
        memberReadinessSql({ userId: 'member.user_id', projectId: 't.project_id', requestType: 't.type' }),
      )} readiness
      left join core_api.person person on person.id = member.user_id
      where t.id = ${requestId} and not ${trustedSql(memberIsReadySql('readiness.warnings'))}
        and not exists (select 1 from ${trustedSql(requestTeamSql)} chosen
          where chosen.user_id is not distinct from member.user_id)
      order by present.last_name, present.first_name, present.id`,
  );
