/** Moves Approved (Pending Team) to Approved automatically when the last member is ready (docs/requests.md). */
import { EMAIL_TEMPLATES, LIMITS, RequestReadinessAfterUndo, REQUEST_STATUS as S } from '@portal/contract';
import { notifyPerson } from '@portal/common';
import {
  type Reads,
  type ServiceParts,
  type Work,
  say,
  sql,
  transact,
  translate,
  trustedSql,
} from '@portal/kit';
import { z } from 'zod';
import { RequestModel } from '../../../models/index.ts';
import { refreshReadiness, cachedTeamReadySql, requestTeamReadySql } from '../../team/index.ts';
import { lockRenewed } from '../status/lock-renewed.ts';
import { statusNews } from '../request.mail.ts';
import { requestMails as words } from '../../../texts/en/request-mails.ts';
import { changeStatusWithEffects } from '../status/change-status.ts';

/** The people whose readiness changed. */
interface ChangedPeople {
  readonly user_ids: readonly number[];
  /** The addresses that they had before the change. */
  readonly addresses: readonly string[];
}

const Ids = z.object({ id: z.int() });

/**
 * Whether no Undo of a removal from the team of request `t` is still offered. Until then the team can change, whatever
 * triggered the check. A later event repeats the check (decision 216).
 */
const noUndoOfferedSql = sql`not exists (select 1 from researcher.removed_member gone
  join researcher.team_member member on member.id = gone.member_id
  where member.project_id = t.project_id
    and gone.removed > now() - make_interval(secs => ${LIMITS.undoSeconds}))`;

/**
 * Requests that these people own, are chosen for, or whose project they belong to. A person who signed up after being
 * named on a team is found by address.
 */
async function readRequests(
  reads: Reads,
  { user_ids: userIds, addresses }: ChangedPeople,
): Promise<number[]> {
  const member = sql`select t.id from researcher.team_member member
    join researcher.request t on t.project_id = member.project_id where member.removal_date is null`;
  const rows = await reads.rows(
    Ids,
    sql`select t.id from researcher.request t where t.owner_id = any(${userIds}::int[])
      union select chosen.request_id from researcher.request_access chosen where chosen.user_id = any(${userIds}::int[])
      union ${member} and member.user_id = any(${userIds}::int[])
      union ${member} and member.user_id is null and member.email = any(array(
        select person.email::citext from core_api.person person where person.id = any(${userIds}::int[])
        union select address::citext from unnest(${addresses}::text[]) address))
      order by id`,
  );
  return rows.map(({ id }) => id);
}

type Parts = Pick<ServiceParts, 'database'>;

/** Checks the readiness of all requests that involve these people. */
export async function followReadiness(
  parts: Parts,
  people: ChangedPeople,
  correlationId: string,
): Promise<void> {
  await followRequests(parts, await readRequests(parts.database, people), correlationId);
}

/**
 * Stores the readiness of these requests for lists, in one transaction, because an institution may have thousands.
 * Requests that became ready move on in separate transactions, so that a failure does not delay the others.
 */
export async function followRequests(
  { database }: Parts,
  ids: readonly number[],
  correlationId: string,
): Promise<void> {
  if (ids.length === 0) return;
  const author = { actorId: null, correlationId };
  await transact(database, author, (work) => refreshReadiness(work, sql`t.id = any(${ids}::int[])`));
  const ready = await database.rows(
    Ids.extend({ may_move: z.boolean() }),
    sql`select t.id, ${noUndoOfferedSql} as may_move
      from researcher.request t join researcher.request_readiness cached on cached.request_id = t.id
      where t.id = any(${ids}::int[]) and t.status = ${S.APPROVED_PENDING_TEAM}
        and ${trustedSql(cachedTeamReadySql('cached'))} order by t.id`,
  );
  // the check scheduled by the removal covers only the requests that were in the project then
  const notMovable = ready.filter((request) => !request.may_move).map(({ id }) => id);
  if (notMovable.length > 0)
    await transact(database, author, (work) =>
      work.emit(RequestReadinessAfterUndo, { request_ids: notMovable }),
    );
  const failed: unknown[] = [];
  for (const { id } of ready.filter((request) => request.may_move))
    await transact(database, author, (work) => moveWhenReady(work, id)).catch((error: unknown) =>
      failed.push(error),
    );
  // throws, so that the event is repeated; requests that have moved are skipped then
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} requests could not move on`);
}

const Waiting = z.object({ code: z.string(), owner_id: z.int(), name: z.string(), email: z.string() });

/** Locks before it evaluates, so that a repeated event, or a decision made in between, finds nothing to do. */
async function moveWhenReady(work: Work, id: number): Promise<void> {
  await work.run(lockRenewed(id));
  await work.lock(RequestModel, id);
  const request = await work.row(
    Waiting,
    sql`select t.sfari_request_id as code, t.owner_id, owner.display_name as name, owner.email
      from researcher.request t join core_api.person owner on owner.id = t.owner_id
      where t.id = ${id} and t.status = ${S.APPROVED_PENDING_TEAM} and ${trustedSql(requestTeamReadySql)}
        and ${noUndoOfferedSql}`,
  );
  if (!request) return;
  const { change } = await changeStatusWithEffects(work, {
    id,
    from: S.APPROVED_PENDING_TEAM,
    to: S.APPROVED,
  });
  await notifyOwner(work, { ...request, id, change });
}

export async function notifyOwner(
  work: Work,
  {
    id,
    change,
    code,
    owner_id: ownerId,
    email,
    name,
  }: z.output<typeof Waiting> & { readonly id: number; readonly change: number },
): Promise<void> {
  const path = `/request/${id}`;
  await notifyPerson(
    work,
    { id: ownerId, email, name },
    {
      key: `decision:${id}:${change}`,
      template: EMAIL_TEMPLATES[S.APPROVED],
      about: { model: 'request', id },
      actorId: null,
      path,
      bell: () => statusNews(code, S.APPROVED),
      mail: () => ({
        subject: say(words.approved.subject, { code }),
        paragraphs: [say(words.approved.teamReady, { code }), translate(words.approved.access)],
        link: { label: translate(words.viewStatus), path },
      }),
    },
  );
}
