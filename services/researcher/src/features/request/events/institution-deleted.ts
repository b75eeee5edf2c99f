/** What people of a deleted institution had begun goes with them (spec 1 section 8). */
import { ReadinessChanged, REQUEST_STATUS as S, RequestDeleted } from '@portal/contract';
import { transact, type ServiceParts } from '@portal/kit';
import { lockRequests, settleDatasetAccess } from '../../dataset/index.ts';

export interface DeletedInstitution {
  readonly user_ids: readonly number[];
  readonly actor_id: number | null;
}

/** Statuses without a decision. What was decided between the question and the deletion stays on record. */
const OPEN = [
  S.CREATED,
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVISIONS_REQUESTED,
  S.REVIEW_MEETING,
  S.DEFERRED,
  S.WITHDRAWN,
];

const OWN_OR_CHOSEN = `request.owner_id = ? or request.id in (
  select chosen.request_id from researcher.request_access chosen where chosen.user_id = ?)`;

/** One person in one transaction. Seeing the event again finds nothing to do. */
export async function removeWorkOf(
  { database, jobs }: Pick<ServiceParts, 'database' | 'jobs'>,
  { user_ids: userIds, actor_id: actorId }: DeletedInstitution,
  correlationId: string,
): Promise<void> {
  for (const userId of userIds)
    await transact(database, { actorId, correlationId }, async ({ trx }) => {
      const run = <T>(text: string, values: readonly unknown[]) => database.query<T>({ text, values }, trx);
      const concerned = await lockRequests(trx, OWN_OR_CHOSEN, [userId, userId]);
      for (const id of await removeOpenRequests(run, userId))
        await jobs.emit(trx, RequestDeleted, { request_id: id, actor_id: actorId });
      await run(
        `delete from researcher.project p where p.owner_id = $1
           and not exists (select 1 from researcher.request r where r.project_id = p.id)`,
        [userId],
      );
      const waiting = await leaveTeams(run, userId);
      for (const id of concerned) await settleDatasetAccess(trx, id);
      if (waiting.length > 0) await jobs.emit(trx, ReadinessChanged, { user_ids: waiting });
    });
}

type Run = <T>(text: string, values: readonly unknown[]) => Promise<T[]>;

/**
 * Takes the person from other people's projects and requests, as leaving the team does.
 * @returns owners whose requests may have waited for this person
 */
async function leaveTeams(run: Run, userId: number): Promise<number[]> {
  const rows = await run<{ owner_id: number }>(
    `with member as (
       update researcher.team_member set removal_date = now() where user_id = $1 and removal_date is null
       returning project_id
     ), chosen as (
       update researcher.request_access set removal_date = (now() at time zone 'UTC')::date
       where user_id = $1 and removal_date is null returning request_id
     )
     select project.owner_id from member join researcher.project project on project.id = member.project_id
     union select request.owner_id from chosen join researcher.request request on request.id = chosen.request_id`,
    [userId],
  );
  return rows.map((row) => row.owner_id).filter((ownerId) => ownerId !== userId);
}

/** Renewals first: they hold on to what they renew. @returns ids of what was deleted */
async function removeOpenRequests(run: Run, userId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    `select id from researcher.request where owner_id = $1 and status = any($2::int[]) order by id desc`,
    [userId, OPEN],
  );
  const removed: number[] = [];
  for (const { id } of rows) {
    const gone = await run(
      `delete from researcher.request r where id = $1
         and not exists (select 1 from researcher.request renewal where renewal.renewal_of = r.id)
         and not exists (select 1 from researcher.dataset_access given where given.request_id = r.id)
       returning 1`,
      [id],
    );
    if (gone.length > 0) removed.push(id);
  }
  return removed;
}
