import {
  DECISIONS_WITH_EMAIL,
  EMAIL_TEMPLATES,
  MailRequested,
  MESSAGES,
  RequestReadinessDue,
  REQUEST_STATUS as S,
  type DecisionBody,
  type RequestStatus,
} from '@portal/contract';
import {
  type Actor,
  type Call,
  type Locked,
  type Reads,
  type Work,
  invalid,
  plainText,
  sanitizeHtml,
  sql,
} from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { DecisionNoteModel } from '../../../models/index.ts';
import {
  addComment,
  type RequestState,
  changeStatusWithEffects,
  isCountryListed,
  offeredDecisions,
  waitsForAccess,
} from '../../request/index.ts';
import { recordDecision } from '../../conversation/index.ts';
import { arePointsRead, publishPoints } from '../../revision-point/index.ts';
import { announceDecision } from './announce-decision.ts';
import { checkDocuments, storeDecisionDocuments } from './decision-documents.ts';
import { refuseDecision } from './refusal.ts';

type DecisionCall = Call<'POST /request/{id}/decision/'>;

interface Asked {
  readonly actor: Actor;
  readonly id: number;
  readonly status: RequestStatus;
}

/** Checks the locked row, so that the second of two parallel decisions is refused because of the first. */
export async function checkOffered(
  work: Work,
  { actor, id, status }: Asked,
  loaded: Locked<RequestState>,
): Promise<void> {
  loaded.authorise('decide');
  const { state, relations } = loaded;
  if (offeredDecisions(state, actor, relations).includes(status)) return;
  throw await refuseDecision(work, id, findReason(state, status));
}

/** Checks that the decision is offered and uses the points that its writer read. */
export async function checkDecision(
  work: Work,
  { actor, body: { points, status }, params: { id } }: DecisionCall,
  loaded: Locked<RequestState>,
): Promise<void> {
  await checkOffered(work, { actor, id, status }, loaded);
  if (!(await arePointsRead(work, { requestId: id, status, read: points })))
    throw await refuseDecision(work, id, requestRefusals.points.otherDrafts);
}

function findReason(state: RequestState, to: RequestStatus): string | undefined {
  if (isCountryListed(state, to)) return requestRefusals.decision.countryListed;
  if (waitsForAccess(state, to)) return requestRefusals.decision.notReadyToFulfill;
  if (to === S.APPROVED && !state.team_ready) return requestRefusals.decision.pendingTeamOnly;
  if (to === S.APPROVED_PENDING_TEAM && state.team_ready) return requestRefusals.decision.teamReady;
  return undefined;
}

/** Writes status, dates, access, mail, comment and the owner's notification in one transaction. */
export async function decideRequest(
  work: Work,
  call: DecisionCall,
  { state }: Locked<RequestState>,
): Promise<void> {
  const { actor, body, params } = call;
  const mail = checkMail(body);
  if (mail) checkRecipients((await readOwner(work, params.id))?.email ?? null, mail.to);
  const attachments = await checkDocuments(work, mail?.attachments ?? []);
  const to = body.status;
  if (body.comment) await addComment(work, actor, params.id, body.comment);
  const { change } = await changeStatusWithEffects(work, {
    id: params.id,
    from: state.status,
    to,
    decidedBy: actor.userId,
  });
  await storeDecisionDocuments(work, { requestId: params.id, change, status: to }, attachments);
  if (mail && DECISIONS_WITH_STORED_NOTE.includes(to))
    await work.of(DecisionNoteModel).insert({ request_id: params.id, status: to, text: mail.body });
  const points = await publishPoints(work, params.id, to);
  const key = `decision:${params.id}:${change}`;
  const text = mail ? mail.body + points : '';
  if (mail) await recordDecision(work, { requestId: params.id, status: to, subject: mail.subject, text });
  if (mail)
    await work.emit(MailRequested, {
      ...mail,
      body: text,
      attachments,
      key,
      template: findTemplate(to),
      model_name: 'request',
      object_id: String(params.id),
      actor_id: actor.userId,
    });
  await announceDecision(work, { id: params.id, change, from: state.status, to });
  // A person may have become ready between this check and the commit; their own event found nothing to move. Check
  // again after the commit.
  if (to === S.APPROVED_PENDING_TEAM) await work.emit(RequestReadinessDue, { request_ids: [params.id] });
}

/**
 * Decisions that ask the owner for something or give a reason. Their mail text is also stored, so that it can be read
 * without the mail.
 */
const DECISIONS_WITH_STORED_NOTE: readonly RequestStatus[] = [
  S.REJECTED,
  S.REVISIONS_REQUESTED,
  S.DEFERRED,
  S.CONDITIONALLY_APPROVED,
];

/** The owner, who must receive the mail and the notification of a decision. */
export const readOwner = (reads: Reads, id: number): Promise<z.output<typeof Owner> | undefined> =>
  reads.row(
    Owner,
    sql`select owner.id, owner.display_name, owner.email from researcher.request request
      join core_api.person owner on owner.id = request.owner_id where request.id = ${id}`,
  );
const Owner = z.object({ id: z.int(), display_name: z.string(), email: z.string().nullable() });

export const findTemplate = (status: RequestStatus): string =>
  (EMAIL_TEMPLATES as Partial<Record<RequestStatus, string>>)[status] ?? 'request_decision';

/** The mail as its writer edited it. @throws INVALID_INPUT when the decision needs a mail and none was sent */
function checkMail({ status, email }: DecisionBody): DecisionBody['email'] {
  if (!email) {
    if (DECISIONS_WITH_EMAIL.includes(status)) throw invalid({ email: [MESSAGES.required] });
    return undefined;
  }
  const body = sanitizeHtml(email.body);
  if (plainText(body) === '') throw invalid({ 'email.body': [MESSAGES.required] });
  return { ...email, body };
}

/** A mail may have other recipients, but the owner must be one of them. @throws INVALID_INPUT */
function checkRecipients(owner: string | null, to: readonly string[]): void {
  if (owner === null || !to.some((address) => address.toLowerCase() === owner.toLowerCase()))
    throw invalid({ 'email.to': [requestRefusals.decision.ownerMissing] });
}
