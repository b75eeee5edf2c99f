import { TEAM_ROLES, type TeamMember } from '@portal/contract';
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';
import { memberUserSql } from '../../member-user.sql.ts';
import { memberIsReadySql, memberReadinessSql } from './readiness.sql.ts';

export interface TeamQuery {
  readonly projectId: number;
  /** Judges readiness for this type of request; without it an IRB is not counted. */
  readonly requestType?: number | undefined;
  /** With the people who left. */
  readonly removed?: boolean;
}

const TEAM_SQL = `
select member.id, member.project_id, resolved.user_id, member.first_name, member.last_name, member.email::text as email,
  member.institution, member.user_role, member.globus_username, readiness.active, readiness.rda_status,
  readiness.joinder_date, member.removal_date, member.created, readiness.warnings,
  ${memberIsReadySql('readiness.warnings')} as ready
from researcher.team_member member
cross join lateral (select ${memberUserSql('member')} as user_id) resolved
cross join lateral ${memberReadinessSql({ userId: 'resolved.user_id', projectId: 'member.project_id', requestType: '$2::int' })} readiness
where member.project_id = $1 and ($3 or member.removal_date is null)
order by member.removal_date is not null, array_position($4::text[], member.user_role), member.id`;

/** The team of a project in one statement, the primary researcher first, people who left last. */
export async function readTeam(
  database: Database,
  { projectId, requestType, removed = false }: TeamQuery,
  trx?: Knex.Transaction,
): Promise<TeamMember[]> {
  const rows = await database.query<{ member: TeamMember }>(
    {
      text: `select to_json(team) as member from (${TEAM_SQL}) team`,
      values: [projectId, requestType ?? null, removed, [...TEAM_ROLES]],
      name: 'research-team',
    },
    trx,
  );
  return rows.map((row) => row.member);
}
