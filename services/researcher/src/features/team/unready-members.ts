import { TeamMemberWarning } from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { memberIsReadySql, memberReadinessSql, requestTeamSql } from './readiness.sql.ts';

const Unready = z.object({
  /** Empty for members without an account, who are judged together. */
  display_name: z.string(),
  warnings: z.array(TeamMemberWarning),
});

const READINESS = memberReadinessSql({
  userId: 'team_of_request.user_id',
  projectId: 't.project_id',
  requestType: 't.type',
});

/** Whom a request waits for, and what each of them lacks, by the rule by which it moves on. */
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
