import { canOwnerEditSamples, REQUEST_STATUS as S } from '@portal/contract';
import { type Call, type Locked, type Work, findGrant, invalid, sql } from '@portal/kit';
import { checkedAnswers } from '../answers/check-answers.ts';
import { fileProblems } from '../answers/request-files.ts';
import { saveAnswers } from '../answers/save-answers.ts';
import { storedAnswers } from '../answers/stored-answers.ts';
import { takeCollection } from '../collection/take-collection.ts';
import type { CollectionClient } from '../../../clients/collection.client.ts';
import { offerProblem } from '../draft/offers.ts';
import { readOwner } from '../draft/eligibility.ts';
import { answerlessPoints } from '../../revision-point/index.ts';
import { requestPolicy, type RequestState } from '../../request/index.ts';
import { sampleProblems } from '../samples/sample-problems.ts';
import { readSubmission, submissionProblems, type Submission } from './check.ts';
import { finishSubmission } from './finish-submission.ts';

/** After the submission the owner cannot change samples, so a resubmission does not check their availability again. */
const draftSampleProblems = async (
  work: Work,
  { type, additional_data: answers, project_is_non_autism: isNonAutismResearch }: Submission,
  { owner_id: ownerId, status }: RequestState,
): Promise<Record<string, string[]>> =>
  canOwnerEditSamples(status) ? sampleProblems(work, { type, ownerId, answers, isNonAutismResearch }) : {};

export interface SubmissionParts {
  readonly collections: CollectionClient;
}

/** Serializes the submissions of one owner, because some types allow only one request under way. */
const lockOwner = (work: Work, ownerId: number): Promise<number> =>
  work.run(sql`select pg_advisory_xact_lock(hashtext('researcher.request owner'), ${ownerId}::int)`);

/** Submits a draft, or submits again after revisions. @throws INVALID_INPUT with all that is missing */
export async function submitRequest(
  work: Work,
  call: Call<'POST /request/{id}/submit/'>,
  { state }: Locked<RequestState>,
  { collections }: SubmissionParts,
): Promise<void> {
  const { id } = call.params;
  await lockOwner(work, state.owner_id);
  const owner = await readOwner(work, state.owner_id);
  const submission = await readSubmission(work, id);
  const isOwner = state.owner_id === call.actor.userId;
  const problems = {
    ...submissionProblems(submission, owner, isOwner),
    ...(await fileProblems(work, id)),
    ...(await draftSampleProblems(work, submission, state)),
    ...(await offerProblem(work, {
      ownerId: owner.id,
      type: submission.type,
      id,
      // If the project's answer changes, only drafts are cleared; requests submitted before continue.
      isNonAutismResearch: state.status === S.CREATED && submission.project_is_non_autism,
    })),
  };
  // An administrator who submits for the owner does not have to answer the revision points.
  const isAnswering = isOwner || findGrant(requestPolicy, 'edit', call.actor) !== 'any';
  if (isAnswering) Object.assign(problems, await answerlessPoints(work, id));
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const stored = storedAnswers(submission);
  await saveAnswers(work, id, checkedAnswers(stored));
  const { type, additional_data: answers } = submission;
  await takeCollection(work, collections, { id, type, ownerId: owner.id, answers }, call.correlationId);
  const { actor } = call;
  await finishSubmission(work, { id, actor, state, submission, stored, owner, renewed: null });
}
