/** The last step of every submission, of a request or a renewal, after its checks passed and its answers are saved. */
import { REQUEST_STATUS as S } from '@portal/contract';
import { sql, type Actor, type Work } from '@portal/kit';
import { RequestModel } from '../../../models/index.ts';
import { refreshReadiness } from '../../team/index.ts';
import type { StoredAnswers } from '../answers/stored-answers.ts';
import { storeSubmission } from '../../request-documents/index.ts';
import type { Owner } from '../draft/eligibility.ts';
import { type RequestState, changeStatusWithEffects } from '../../request/index.ts';
import { announceSubmission, returnToReviewer } from './announce-submission.ts';
import type { Submission } from './check.ts';

interface CheckedSubmission {
  readonly id: number;
  readonly actor: Actor;
  /** The state before the submission. */
  readonly state: RequestState;
  readonly submission: Submission;
  readonly stored: StoredAnswers;
  readonly owner: Owner;
  /** Code of the renewed request; null if this is not a renewal. */
  readonly renewed: string | null;
}

/** Sets Submitted, returns the request to its reviewer and notifies people. The row must be locked. */
export async function finishSubmission(
  work: Work,
  { id, actor, state, submission, ...announced }: CheckedSubmission,
): Promise<void> {
  // The owner may have changed institution since the draft was started; reviewers must see the present one.
  await work
    .of(RequestModel)
    .findById(id)
    .patch({
      institution_id: announced.owner.institution_id,
      usage_policy_asked: state.owner_id === actor.userId || submission.agreed_to_usage_policy,
    });
  await storeSubmission(work, id);
  const { change } = await changeStatusWithEffects(work, { id, from: state.status, to: S.SUBMITTED });
  // Team members may have changed while the draft was written.
  await refreshReadiness(work, sql`t.id = ${id}`);
  await returnToReviewer(work, actor, { id, type: state.type });
  await announceSubmission(work, {
    ...announced,
    id,
    actor,
    change,
    type: state.type,
    code: submission.sfari_request_id,
    isFirst: state.status === S.CREATED,
  });
}
