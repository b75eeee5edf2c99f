/** Creates a renewal for the request that it renews (spec 2 sections 2.5, 4 and 7). */
import {
  CLOSED_RENEWAL_STATUSES,
  currentRenewalForm,
  MESSAGES,
  renewalType,
  REQUEST_STATUS as S,
  RequestReadinessDue,
  requestType,
  type RenewalCreate,
  type RequestType,
} from '@portal/contract';
import { invalid, lockOne, say, sql, wrongState, type Call, type Locked, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { RequestModel } from '../../../models/index.ts';
import { beginReadiness } from '../../team/index.ts';
import { readOwner } from '../draft/eligibility.ts';
import { type RequestState, requestResource } from '../../request/index.ts';
import { submitRenewal, type RenewalWrite } from '../submission/submit-renewal.ts';
import { saveRenewal } from './change-renewal.ts';

interface Creation {
  readonly call: Pick<Call, 'actor'>;
  readonly work: Work;
  readonly body: RenewalCreate;
}

/** Locks the row of the request, so that of several parallel renewals only one succeeds. */
export async function createRenewal({ call, work, body }: Creation): Promise<number> {
  const loaded = await lockOne<RequestState>(requestResource, {
    work,
    actor: call.actor,
    id: findRequest(body),
  });
  loaded.authorise('renew');
  await refuseSecond(work, Number(loaded.id));
  const type = renewalType(loaded.state.type);
  if (!type) throw new Error(`requests of type ${loaded.state.type} are not renewed`);
  if (body.type !== undefined && body.type !== type.number)
    throw invalid({ type: [requestRefusals.renewal.otherType] });
  if (body.agreed_to_usage_policy && loaded.state.owner_id !== call.actor.userId)
    throw invalid({ agreed_to_usage_policy: [requestRefusals.ownerAnswers] });
  const id = await insertRenewal(work, call, loaded, type.number as RequestType);
  const write: RenewalWrite = {
    work,
    actor: call.actor,
    id,
    state: {
      ...loaded.state,
      type: type.number as RequestType,
      status: S.CREATED,
      renewal_of: Number(loaded.id),
    },
  };
  await saveRenewal(write, body);
  if ((body.status ?? S.SUBMITTED) === S.SUBMITTED) await submitRenewal(write);
  return id;
}

/** @throws INVALID_INPUT where the body names no request, or two different ones */
function findRequest({ request, additional_data: answers }: RenewalCreate): number {
  const application = answers?.rm_application;
  if (request !== undefined && application !== undefined && request !== application)
    throw invalid({ request: [requestRefusals.renewal.otherRequest] });
  const id = request ?? application;
  if (id === undefined) throw invalid({ request: [MESSAGES.required] });
  return id;
}

/** @throws WRONG_STATE with the renewal that is open */
async function refuseSecond(work: Work, requestId: number): Promise<void> {
  const open = await work.row(
    z.object({ id: z.int(), code: z.string() }),
    sql`select id, sfari_request_id as code from researcher.request
      where renewal_of = ${requestId} and not status = any(${CLOSED_RENEWAL_STATUSES}::smallint[]) limit 1`,
  );
  if (open) throw wrongState(say(requestRefusals.renewal.open, { code: open.code }), { renewal: open.id });
}

/** Takes owner, project, cohorts and people from the renewed request; its code gets a number appended. */
async function insertRenewal(
  work: Work,
  { actor }: Pick<Call, 'actor'>,
  { id: renewed, state }: Locked<RequestState>,
  type: RequestType,
): Promise<number> {
  const owner = await readOwner(work, state.owner_id);
  const numbered = await work.row(
    z.object({ code: z.string() }),
    sql`select renewed.sfari_request_id || '-R' || (1 + coalesce((
        select max(substring(earlier.sfari_request_id from '-R(\\d+)$')::int)
        from researcher.request earlier where earlier.renewal_of = renewed.id), 0)) as code
      from researcher.request renewed where renewed.id = ${renewed}`,
  );
  if (!numbered) throw new Error(`request ${renewed} vanished while it was locked`);
  const { id } = await work
    .of(RequestModel)
    .insert({
      sfari_request_id: numbered.code,
      type,
      renewal_of: Number(renewed),
      additional_data: {},
      form_version: currentRenewalForm(state.type)?.version ?? 1,
      rubric_version: requestType(type).rubric?.version ?? null,
      owner_id: state.owner_id,
      creator_id: actor.userId || null,
      institution_id: owner.institution_id,
      project_id: state.project_id,
    })
    .returning(['id']);
  await work.run(sql`insert into researcher.request_access (request_id, user_id)
    select ${id}::int, user_id from researcher.request_access
    where request_id = ${renewed} and removal_date is null`);
  await work.run(sql`insert into researcher.request_cohort (request_id, cohort_id)
    select ${id}::int, cohort_id from researcher.request_cohort where request_id = ${renewed}`);
  await beginReadiness(work, id);
  await work.emit(RequestReadinessDue, { request_ids: [id] });
  return id;
}
