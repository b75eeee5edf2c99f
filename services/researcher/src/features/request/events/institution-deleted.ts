/** Removes the unfinished work of people whose institution was deleted (spec 1 section 8). */
import { RequestReadinessDue, REQUEST_STATUS as S } from '@portal/contract';
import { sql, transact, type ServiceParts, type Work } from '@portal/kit';
import { z } from 'zod';
import { lockRequests, syncDatasetAccess, revokeHandAccess } from '../../dataset-access/index.ts';

export interface DeletedInstitution {
  readonly user_ids: readonly number[];
  readonly actor_id: number | null;
}

/** Statuses without a decision. Requests decided between the confirmation dialog and the deletion stay on record. */
const OPEN = [
  S.CREATED,
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVISIONS_REQUESTED,
  S.REVIEW_MEETING,
  S.DEFERRED,
  S.WITHDRAWN,
];

/** One transaction for each person. Idempotent: a repeated event finds nothing to do. */
export async function removePeopleWork(
  { database }: Pick<ServiceParts, 'database'>,
  { user_ids: userIds, actor_id: actorId }: DeletedInstitution,
  correlationId: string,
): Promise<void> {
  for (const userId of userIds)
    await transact(database, { actorId, correlationId }, async (work) => {
      const affected = await lockRequests(
        work,
        sql`request.owner_id = ${userId} or request.id in (
          select chosen.request_id from researcher.request_access chosen where chosen.user_id = ${userId})`,
      );
      await removeOpenRequests(work, userId);
      await work.run(sql`delete from researcher.project p where p.owner_id = ${userId}
        and not exists (select 1 from researcher.request r where r.project_id = p.id)`);
      const waiting = await leaveTeams(work, userId);
      await syncDatasetAccess(work, affected);
      await revokeHandAccess(work, sql`access.user_id = ${userId}`);
      if (waiting.length > 0) await work.emit(RequestReadinessDue, { request_ids: waiting });
    });
}

/**
 * Removes the person from other people's projects and requests, as leaving the team does.
 * @returns requests of others that may have waited for this person
 */
async function leaveTeams(work: Work, userId: number): Promise<number[]> {
  const rows = await work.rows(
    z.object({ id: z.int() }),
    sql`with member as (
        update researcher.team_member set removal_date = now() where user_id = ${userId} and removal_date is null
        returning project_id
      ), chosen as (
        update researcher.request_access set removal_date = (now() at time zone 'UTC')::date
        where user_id = ${userId} and removal_date is null returning request_id
      )
      select request.id from researcher.request request
      where request.owner_id <> ${userId} and (request.project_id in (select project_id from member)
        or request.id in (select request_id from chosen)) order by request.id`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes renewals first, because they refer to the request that they renew. */
async function removeOpenRequests(work: Work, userId: number): Promise<void> {
  const rows = await work.rows(
    z.object({ id: z.int() }),
    sql`select id from researcher.request where owner_id = ${userId} and status = any(${OPEN}::int[])
      order by id for update`,
  );
  const ids = rows.map(({ id }) => id);
  // Deletes their readiness rows too. Locks them in the same order as `refreshReadiness`, to avoid a deadlock.
  await work.run(sql`select 1 from researcher.request_readiness where request_id = any(${ids}::int[])
    order by request_id for update`);
  for (const id of ids.toReversed())
    await work.run(sql`delete from researcher.request r where id = ${id}
      and not exists (select 1 from researcher.request renewal where renewal.renewal_of = r.id)
      and not exists (select 1 from researcher.dataset_access given where given.request_id = r.id)`);
}
