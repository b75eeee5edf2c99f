import { MESSAGES, type TeamMemberBody } from '@portal/contract';
import type { BodyOf } from '@portal/contract/types';
import { asJson, invalid, sql, trustedSql, type Logger, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { scheduleCheckAfterUndo, scheduleCheckNow } from '../../commands/schedule-readiness-check.ts';
import { memberUserSql } from '../../rules/member-user.sql.ts';
import { lockRequests, syncDatasetAccess } from '../dataset-access/index.ts';
import { refreshReadiness } from './readiness.commands.ts';
import { restoreMember } from './restore-member.ts';

/** The institution choice for "not listed", which is not a valid institution of a member (spec 2 section 5). */
const NOT_LISTED = 'institution is not listed';

/**
 * Makes `team` the team of the project: changed people are updated, new ones added, and missing ones get a removal
 * date. Nothing is written for unchanged people. With `known`, people added without the writer's knowledge stay, and
 * people removed without it are not added again.
 * @throws INVALID_INPUT with paths such as `team.2.institution`
 */
export async function saveTeam(
  work: Work,
  { project_id: projectId, team, known }: BodyOf<'POST /research-team/'>,
  log: Logger,
): Promise<void> {
  const unlisted = team.flatMap((member, index) =>
    member.institution.trim().toLowerCase() === NOT_LISTED
      ? [[`team.${index}.institution`, [MESSAGES.tableRequired] as string[]] as const]
      : [],
  );
  if (unlisted.length > 0) throw invalid(Object.fromEntries(unlisted));

  const people = withoutRepeats(team);
  if (!people.some((member) => member.user_role === 'Primary Researcher'))
    log.warn({ project: projectId }, 'No PI in team');

  const requests = await lockRequests(work, sql`request.project_id = ${projectId}`);
  const given = givenTeam(people);
  const left = await removeMembers(work, projectId, given, known);
  await updateMembers(work, projectId, given);
  await addMembers(work, projectId, given, known ?? []);
  const ended = await endAccess(work, projectId);
  await recordRemoved(work, left, ended);
  await syncTeam(work, projectId, requests);
  // The removed person may have been the one the team waited for, so the check waits until Undo is no longer offered.
  if (left.length > 0) await scheduleCheckAfterUndo(work, sql`t.project_id = ${projectId}`);
}

/** Restores a person who was removed by mistake, with what they had. */
export async function putMemberBack(work: Work, projectId: number, memberId: number): Promise<void> {
  await syncTeam(work, projectId, await restoreMember(work, projectId, memberId));
}

/** Updates everything that depends on the present team. */
async function syncTeam(work: Work, projectId: number, requests: readonly number[]): Promise<void> {
  await syncDatasetAccess(work, requests);
  await refreshReadiness(work, sql`t.project_id = ${projectId}`);
  await scheduleCheckNow(work, sql`t.project_id = ${projectId}`);
}

/** If an address occurs twice, only its first entry is used. */
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

/** The people as rows `given`, with the account of their address if there is one. */
const givenTeam = (people: readonly TeamMemberBody[]): Sql => sql`given as (
  select entry.*, account.id as user_id
  from jsonb_to_recordset(${asJson(people)}::jsonb) entry (first_name text, last_name text, email citext, institution text,
    user_role text, globus_username text)
  left join core_api.person account on lower(account.email) = lower(entry.email::text)
)`;

const Row = z.object({ id: z.int() });

const removeMembers = (
  work: Work,
  projectId: number,
  given: Sql,
  known: readonly number[] | undefined,
): Promise<{ id: number }[]> =>
  work.rows(
    Row,
    sql`with ${given}
    update researcher.team_member member set removal_date = now()
    where member.project_id = ${projectId} and member.removal_date is null
      and not exists (select 1 from given where given.email = member.email)
      and (${known === undefined} or member.id = any(${known ?? []}::int[]))
    returning member.id`,
  );

const updateMembers = (work: Work, projectId: number, given: Sql): Promise<number> =>
  work.run(sql`with ${given}
    update researcher.team_member member set first_name = given.first_name, last_name = given.last_name,
      institution = given.institution, user_role = given.user_role, globus_username = given.globus_username,
      user_id = coalesce(given.user_id, member.user_id)
    from given
    where member.project_id = ${projectId} and member.removal_date is null and member.email = given.email
      and (member.first_name, member.last_name, member.institution, member.user_role, member.globus_username, member.user_id)
        is distinct from (given.first_name, given.last_name, given.institution, given.user_role, given.globus_username,
          coalesce(given.user_id, member.user_id))`);

/** People who have left are added again only if the writer changed something about them. */
const addMembers = (work: Work, projectId: number, given: Sql, known: readonly number[]): Promise<number> =>
  work.run(sql`with ${given}
    insert into researcher.team_member
      (project_id, user_id, first_name, last_name, email, institution, user_role, globus_username)
    select ${projectId}::int, given.user_id, given.first_name, given.last_name, given.email, given.institution,
      given.user_role, given.globus_username
    from given
    where not exists (select 1 from researcher.team_member member
      where member.project_id = ${projectId} and member.removal_date is null and member.email = given.email)
    and not exists (select 1 from researcher.team_member gone
      where gone.project_id = ${projectId} and gone.removal_date is not null and gone.id = any(${known}::int[])
        and (gone.email, gone.first_name, gone.last_name, gone.institution, gone.user_role, gone.globus_username)
          is not distinct from (given.email, given.first_name, given.last_name, given.institution, given.user_role,
            given.globus_username))`);

/**
 * Ends the access of people chosen on a request who are no longer on the team; the owner's own access does not change.
 */
const endAccess = (work: Work, projectId: number): Promise<{ id: number }[]> =>
  work.rows(
    Row,
    sql`update researcher.request_access chosen set removal_date = (now() at time zone 'UTC')::date
    from researcher.request request
    where request.id = chosen.request_id and request.project_id = ${projectId} and chosen.removal_date is null
      and chosen.user_id <> request.owner_id
      and not exists (select 1 from researcher.team_member present where present.project_id = ${projectId}
        and present.removal_date is null and ${trustedSql(memberUserSql('present'))} = chosen.user_id)
    returning chosen.id`,
  );

type Rows = readonly { readonly id: number }[];

/** Stores, for Undo, which access ended with each removed member. */
async function recordRemoved(work: Work, left: Rows, ended: Rows): Promise<void> {
  if (left.length === 0) return;
  await work.run(sql`insert into researcher.removed_member (member_id, ended_access)
    select member.id, array(select chosen.id from researcher.request_access chosen
      where chosen.id = any(${ended.map(({ id }) => id)}::int[])
        and chosen.user_id = ${trustedSql(memberUserSql('member'))})
    from researcher.team_member member where member.id = any(${left.map(({ id }) => id)}::int[])
    on conflict (member_id) do update set ended_access = excluded.ended_access, removed = now()`);
}
