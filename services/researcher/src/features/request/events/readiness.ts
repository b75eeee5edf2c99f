/** Approved (Pending Team) moves to Approved by itself when the last member is ready (decisions.md "Requests"). */
import { EMAIL_TEMPLATES, ReadinessChanged, REQUEST_STATUS as S } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { transact, type Call, type ServiceParts } from '@portal/kit';
import type { Knex } from 'knex';
import { requestTeamReadySql } from '../../team/index.ts';
import { notify, sendRequestMail, statusNews } from '../request.mail.ts';
import { changeStatus } from '../request.status.ts';

/** Queues a look at the waiting requests of this owner, after the present transaction. */
export const askWhetherReady = (
  { jobs }: Pick<Call, 'jobs'>,
  trx: Knex.Transaction,
  ownerId: number,
): Promise<void> => jobs.emit(trx, ReadinessChanged, { user_ids: [ownerId] });

/**
 * Waiting requests that these people own, are chosen for, or stand on the project of. Read from the people, who are few,
 * and not from all that wait. Somebody who signed up after being named on a team is found by address.
 */
const WAITING = `select t.id from researcher.request t
    where t.status = ${S.APPROVED_PENDING_TEAM} and t.owner_id = any($1::int[])
  union select t.id from researcher.request_access chosen join researcher.request t on t.id = chosen.request_id
    where t.status = ${S.APPROVED_PENDING_TEAM} and chosen.user_id = any($1::int[])
  union select t.id from researcher.team_member member join researcher.request t on t.project_id = member.project_id
    where t.status = ${S.APPROVED_PENDING_TEAM} and (member.user_id = any($1::int[]) or member.email in (
      select person.email::citext from core_api.person person where person.id = any($1::int[])))
  order by id`;

type Parts = Pick<ServiceParts, 'database' | 'jobs' | 'environment'>;

/** Each request in a transaction of its own, so that one that fails does not hold up the others. */
export async function moveReadyRequests(
  parts: Parts,
  userIds: readonly number[],
  correlationId: string,
): Promise<void> {
  const waiting = await parts.database.query<{ id: number }>({ text: WAITING, values: [userIds] });
  for (const { id } of waiting)
    await transact(parts.database, { actorId: null, correlationId }, ({ trx }) =>
      moveWhenReady(parts, trx, id),
    );
}

interface Waiting {
  readonly code: string;
  readonly owner_id: number;
  readonly name: string;
  readonly email: string;
}
const READY = `select t.sfari_request_id as code, t.owner_id, owner.display_name as name, owner.email
  from researcher.request t join core_api.person owner on owner.id = t.owner_id
  where t.id = $1 and t.status = ${S.APPROVED_PENDING_TEAM} and ${requestTeamReadySql}`;

/** Locks first and judges then, so that a repeated event, or a decision taken meanwhile, finds nothing to do. */
async function moveWhenReady(
  { database, jobs, environment }: Parts,
  trx: Knex.Transaction,
  id: number,
): Promise<void> {
  const locked = { text: 'select 1 from researcher.request where id = $1 for no key update', values: [id] };
  await database.query(locked, trx);
  const [request] = await database.query<Waiting>({ text: READY, values: [id] }, trx);
  if (!request) return;
  const change = await changeStatus(database, trx, { id, from: S.APPROVED_PENDING_TEAM, to: S.APPROVED });
  const key = `decision:${id}:${change}`;
  await sendRequestMail(jobs, trx, {
    key,
    template: EMAIL_TEMPLATES[S.APPROVED],
    requestId: id,
    actorId: null,
    to: request.email,
    subject: `Your request ${request.code} is approved`,
    paragraphs: [
      `Dear ${nameInMail(request.name, 'colleague')},`,
      `Everybody on the research team of your request ${request.code} is now ready, so your request is approved.`,
      'We will prepare your access. You can download the approval notice on the page of your request.',
    ],
    link: { label: 'View Request Status', url: `${environment.publicUrl}/request/${id}` },
  });
  await notify(jobs, trx, {
    key,
    recipients: [request.owner_id],
    message: statusNews(request.code, S.APPROVED),
    requestId: id,
  });
}
