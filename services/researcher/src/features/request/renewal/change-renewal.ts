/** What is written into a renewal, and its submission (spec 2 sections 4 and 5, "Renewal form"). */
import { currentTerms, REQUEST_STATUS as S, type FormAnswers, type RenewalPatch } from '@portal/contract';
import { invalid, sql, wrongState, type Actor, type Locked, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { RequestModel } from '../../../models/index.ts';
import {
  answerProblems,
  checkedAnswers,
  fileProblems,
  saveAnswers,
  storedAnswers,
} from '../answers/index.ts';
import { blockingReasons, gather, readOwner } from '../draft/index.ts';
import { answerlessPoints } from '../points/index.ts';
import type { RequestState } from '../request.policy.ts';
import { agreementProblem, readSubmission } from '../submission/check.ts';
import { finishSubmission } from '../submission/finish-submission.ts';

export interface RenewalWrite {
  readonly work: Work;
  readonly actor: Actor;
  readonly id: number;
  readonly state: RequestState;
  readonly publicUrl: string;
}

/**
 * Saves what was sent. Its owner's change is a submission, unless `status` says that it stays where it is; staff correct it
 * without one.
 */
export async function changeRenewal(
  write: RenewalWrite,
  loaded: Locked<RequestState>,
  body: RenewalPatch,
): Promise<void> {
  const { state, actor } = write;
  const isOwner = state.owner_id === actor.userId;
  const to = body.status ?? (isOwner ? S.SUBMITTED : state.status);
  if (to !== S.SUBMITTED && to !== state.status) throw wrongState(requestRefusals.renewal.statusKept);
  const isSubmission = to === S.SUBMITTED && state.status !== S.SUBMITTED;
  if (isSubmission) loaded.authorise('submit');
  if (body.agreed_to_usage_policy !== undefined) loaded.authorise('agree');
  await saveRenewal(write, body, !isSubmission && state.status !== S.CREATED && !isOwner);
  if (isSubmission) await submitRenewal(write);
}

export async function saveRenewal(
  { work, id, state }: RenewalWrite,
  body: Pick<RenewalPatch, 'additional_data' | 'agreed_to_usage_policy'>,
  staysComplete = false,
): Promise<void> {
  const { agreed_to_usage_policy: isAgreed } = body;
  await work
    .of(RequestModel)
    .findById(id)
    .patch({
      // Written even when only a file changes, so that the ETag moves on with it.
      modified: new Date(),
      ...(isAgreed === undefined
        ? {}
        : {
            agreed_to_usage_policy: isAgreed,
            usage_policy_version: isAgreed ? currentTerms(state.type).version : null,
          }),
    });
  if (body.additional_data) await saveAnswers(work, id, answersOf(body.additional_data), { staysComplete });
}

/** The request that it renews is a column, not an answer. */
function answersOf({ rm_application: application, ...answers }: FormAnswers): FormAnswers {
  void application;
  return answers;
}

/** Hands it in, for the first time or again. The row must be locked. @throws INVALID_INPUT with all that is missing */
export async function submitRenewal({ work, actor, id, state, publicUrl }: RenewalWrite): Promise<void> {
  const owner = await readOwner(work, state.owner_id);
  const submission = await readSubmission(work, id);
  const stored = storedAnswers(submission);
  const isOwner = state.owner_id === actor.userId;
  const reasons: [string, string][] = [
    ...(owner.institution_restricted
      ? ([['institution', requestRefusals.submission.countryListed]] satisfies [string, string][])
      : []),
    ...(isOwner ? agreementProblem(submission) : []),
  ];
  const problems = {
    // A request that was suspended keeps nobody from renewing another one: to comply is what is asked of them.
    ...blockingReasons({ ...owner, suspended: false }),
    ...gather(reasons),
    ...answerProblems(stored),
    ...(await fileProblems(work, id)),
    ...(isOwner ? await answerlessPoints(work, id) : {}),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);

  await saveAnswers(work, id, checkedAnswers(stored));
  const renewed = await readRenewedCode(work, id);
  await finishSubmission(work, { id, actor, state, submission, stored, owner, renewed, publicUrl });
}

async function readRenewedCode(work: Work, id: number): Promise<string> {
  const row = await work.row(
    z.object({ code: z.string() }),
    sql`select renewed.sfari_request_id as code from researcher.request t
      join researcher.request renewed on renewed.id = t.renewal_of where t.id = ${id}`,
  );
  if (!row) throw new Error(`renewal ${id} renews nothing`);
  return row.code;
}
