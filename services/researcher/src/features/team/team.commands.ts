import { MESSAGES, ReadinessChanged, type TeamMemberBody } from '@portal/contract';
import { invalid, type Call } from '@portal/kit';
import type { Knex } from 'knex';
import { memberUserSql } from '../../member-user.sql.ts';
import { lockRequests, settleDatasetAccess } from '../dataset/index.ts';

type Work = Pick<Call, 'database' | 'jobs' | 'log'>;

/** The choice of an institution that the list does not have; nobody works there (spec 2 section 5). */
const NOT_LISTED = 'institution is not listed';

/**
 * Makes `team` the team of the project: changed people are updated, new ones added, people not named any more get a
 * removal date. Nothing is written for somebody who stays the same.
 * @throws INVALID_INPUT with paths such as `team.2.institution`
 */
export async function saveTeam(
  call: Work,
  trx: Knex.Transaction,
  projectId: number,
  team: readonly TeamMemberBody[],
): Promise<void> {
  const unlisted = team.flatMap((member, index) =>
    member.institution.trim().toLowerCase() === NOT_LISTED
      ? [[`team.${index}.institution`, [MESSAGES.tableRequired] as string[]] as const]
      : [],
  );
  if (unlisted.length > 0) throw invalid(Object.fromEntries(unlisted));

  const people = withoutRepeats(team);
  if (!people.some((member) => member.user_role === 'Primary Researcher'))
    call.log.warn({ project: projectId }, 'No PI in team');

  const requests = await lockRequests(trx, 'request.project_id = ?', [projectId]);
  const values = [projectId, JSON.stringify(people)];
  for (const text of [REMOVE, UPDATE, INSERT]) await call.database.query({ text, values }, trx);
  await call.database.query({ text: END_REQUEST_ACCESS, values: [projectId] }, trx);
  for (const id of requests) await settleDatasetAccess(trx, id);

  const [affected] = await call.database.query<{ user_ids: number[] }>(
    {
      text: `select array(select project.owner_id from researcher.project project where project.id = $1
        union select member.user_id from researcher.team_member member
        where member.project_id = $1 and member.user_id is not null) as user_ids`,
      values: [projectId],
    },
    trx,
  );
  // A team may have become ready because the person it waited for left.
  await call.jobs.emit(trx, ReadinessChanged, { user_ids: affected?.user_ids ?? [] });
}

/** The first entry of an address counts. */
function withoutRepeats(team: readonly TeamMemberBody[]): TeamMemberBody[] {
  const people = new Map<string, TeamMemberBody>();
  for (const member of team) {
    const address = member.email.toLowerCase();
    if (!people.has(address))
      people.set(address, {
        ...member,
        first_name: member.first_name.trim(),
        last_name: member.last_name.trim(),
        institution: member.institution.trim(),
        globus_username: member.globus_username ?? null,
      });
  }
  return [...people.values()];
}

const GIVEN = `given as (
  select entry.*, account.id as user_id
  from jsonb_to_recordset($2::jsonb) entry (first_name text, last_name text, email citext, institution text,
    user_role text, globus_username text)
  left join core_api.person account on lower(account.email) = lower(entry.email::text)
)`;

const REMOVE = `with ${GIVEN}
update researcher.team_member member set removal_date = now()
where member.project_id = $1 and member.removal_date is null
  and not exists (select 1 from given where given.email = member.email)`;

const UPDATE = `with ${GIVEN}
update researcher.team_member member set first_name = given.first_name, last_name = given.last_name,
  institution = given.institution, user_role = given.user_role, globus_username = given.globus_username,
  user_id = coalesce(given.user_id, member.user_id)
from given
where member.project_id = $1 and member.removal_date is null and member.email = given.email
  and (member.first_name, member.last_name, member.institution, member.user_role, member.globus_username, member.user_id)
    is distinct from (given.first_name, given.last_name, given.institution, given.user_role, given.globus_username,
      coalesce(given.user_id, member.user_id))`;

const INSERT = `with ${GIVEN}
insert into researcher.team_member (project_id, user_id, first_name, last_name, email, institution, user_role, globus_username)
select $1, given.user_id, given.first_name, given.last_name, given.email, given.institution, given.user_role, given.globus_username
from given
where not exists (select 1 from researcher.team_member member
  where member.project_id = $1 and member.removal_date is null and member.email = given.email)`;

/** Whoever is chosen on a request and is not on the team any more; the owner keeps what is theirs. */
const END_REQUEST_ACCESS = `
update researcher.request_access chosen set removal_date = (now() at time zone 'UTC')::date
from researcher.request request
where request.id = chosen.request_id and request.project_id = $1 and chosen.removal_date is null
  and chosen.user_id <> request.owner_id
  and not exists (select 1 from researcher.team_member present where present.project_id = $1
    and present.removal_date is null and ${memberUserSql('present')} = chosen.user_id)`;
