/** Changes of a renewal (spec 2 sections 4 and 5, "Renewal form"). */
import { currentTerms, REQUEST_STATUS as S, type FormAnswers, type RenewalPatch } from '@portal/contract';
import { wrongState, type Locked } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { RequestModel } from '../../../models/index.ts';
import { saveAnswers } from '../answers/save-answers.ts';
import type { RequestState } from '../../request/index.ts';
import { submitRenewal, type RenewalWrite } from '../submission/submit-renewal.ts';

/**
 * Saves the fields that were sent. A change by the owner also submits the renewal, unless `status` says otherwise; a
 * correction by staff does not.
 */
export async function changeRenewal(
  write: RenewalWrite,
  loaded: Locked<RequestState>,
  body: RenewalPatch,
): Promise<void> {
  const { state, actor } = write;
  const isOwner = state.owner_id === actor.userId;
  const to = body.status ?? (isOwner ? S.SUBMITTED : state.status);
  if (to !== S.SUBMITTED && to !== state.status) throw wrongState(requestRefusals.renewal.statusLocked);
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
      // Written even if only a file changes, so that the ETag changes too.
      modified: new Date(),
      ...(isAgreed === undefined
        ? {}
        : {
            agreed_to_usage_policy: isAgreed,
            usage_policy_version: isAgreed ? currentTerms(state.type).version : null,
          }),
    });
  if (body.additional_data) await saveAnswers(work, id, getAnswers(body.additional_data), { staysComplete });
}

/** Removes the renewed request from the answers, because it is stored in a column. */
function getAnswers({ rm_application: application, ...answers }: FormAnswers): FormAnswers {
  void application;
  return answers;
}
