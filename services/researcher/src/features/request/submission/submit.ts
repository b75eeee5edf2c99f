import {
  areSamplesOwners,
  REQUEST_STATUS as S,
  RESEARCH_MATCH_TYPES,
  mayBeginReview,
  ReviewerAssigned,
  shownAnswers,
} from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import {
  type Call,
  type Locked,
  type Reads,
  type Work,
  findGrant,
  invalid,
  notify,
  plainText,
  say,
  sql,
  translate,
} from '@portal/kit';
import { z } from 'zod';
import { RequestModel, ReviewModel } from '../../../models/index.ts';
import { keepReadiness } from '../../team/index.ts';
import {
  checkedAnswers,
  fileProblems,
  saveAnswers,
  storedAnswers,
  type StoredAnswers,
} from '../answers/index.ts';
import { keepSubmission } from '../changes/index.ts';
import { takeCollection } from '../collection/index.ts';
import type { CollectionClient } from '../../../clients/collection.client.ts';
import { offerProblem, readOwner } from '../draft/index.ts';
import { answerlessPoints } from '../points/index.ts';
import { sendRequestMail } from '../request.mail.ts';
import { requestMails as words } from '../../../texts/en/request-mails.ts';
import { requestPolicy, type RequestState } from '../request.policy.ts';
import { sampleProblems } from '../samples/index.ts';
import { changeStatus } from '../request.status.ts';
import { readSubmission, submissionProblems, type Submission } from './check.ts';

/** Once submitted the owner cannot change samples, so a resubmission does not ask again whether they can be had. */
const draftSampleProblems = async (
  work: Work,
  { type, additional_data: answers, project_is_non_autism: isNonAutismResearch }: Submission,
  { owner_id: ownerId, status }: RequestState,
): Promise<Record<string, string[]>> =>
  areSamplesOwners(status) ? sampleProblems(work, { type, ownerId, answers, isNonAutismResearch }) : {};

export interface SubmissionParts {
  readonly publicUrl: string;
  readonly collections: CollectionClient;
}

/** Submits a draft, or submits again after revisions. @throws INVALID_INPUT with all that is missing */
export async function submitRequest(
  work: Work,
  call: Call<'POST /request/{id}/submit/'>,
  { state }: Locked<RequestState>,
  { publicUrl, collections }: SubmissionParts,
): Promise<void> {
  const { id } = call.params;
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
      // Another answer of the project clears drafts; what was submitted before goes on.
      isNonAutismResearch: state.status === S.CREATED && submission.project_is_non_autism,
    })),
  };
  // An administrator who submits for the owner does not answer in their name.
  const isAnswering = isOwner || findGrant(requestPolicy, 'edit', call.actor) !== 'any';
  if (isAnswering) Object.assign(problems, await answerlessPoints(work, id));
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const stored = storedAnswers(submission);
  await saveAnswers(work, id, checkedAnswers(stored));
  const { type, additional_data: answers } = submission;
  await takeCollection(work, collections, { id, type, ownerId: owner.id, answers }, call.correlationId);
  // The owner may have moved since the draft was started; who reviews looks at where they are now.
  await work
    .of(RequestModel)
    .findById(id)
    .patch({
      institution_id: owner.institution_id,
      usage_policy_asked: isOwner || submission.agreed_to_usage_policy,
    });
  await keepSubmission(work, id);
  const change = await changeStatus(work, { id, from: state.status, to: S.SUBMITTED });
  // Somebody of the team may have changed while the draft was being made.
  await keepReadiness(work, sql`t.id = ${id}`);
  await returnToReviewer(work, call, state);
  const code = submission.sfari_request_id;
  const timing = RESEARCH_MATCH_TYPES.includes(state.type) ? words.received.quarterly : words.received.timing;
  await sendRequestMail(work, owner.email, () => ({
    key: `submission:${id}:${change}`,
    template: 'request_submitted',
    requestId: id,
    actorId: call.actor.userId || null,
    subject: say(words.received.subject, { code }),
    paragraphs: [
      say(words.salutation, { name: nameInMail(owner.display_name, translate(words.colleague)) }),
      say(words.received.opening, { code, timing: translate(timing) }),
      ...answerLines(stored),
      translate(words.received.next),
    ],
    link: { label: translate(words.viewStatus), url: `${publicUrl}/request/${id}` },
  }));
  const { submitted, submittedAgain } = words.bell;
  await notify(work, {
    key: `submission:${id}:${change}`,
    recipients: await readAdministrators(work),
    message: () =>
      say(state.status === S.CREATED ? submitted : submittedAgain, { code, owner: owner.display_name }),
    redirect: `/request/${id}`,
  });
}

/** What was asked for, each answer cut to a few lines; the whole stands on the page of the request. */
function answerLines({ form, answers }: StoredAnswers): string[] {
  if (!form) return [];
  return shownAnswers(form, answers).flatMap(({ label, words: answer, isHtml }) => {
    const text = (isHtml ? plainText(answer) : answer).replaceAll(/\s+/g, ' ');
    const cut = text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)} …` : text;
    return cut === '' ? [] : [`${translate(label)}: ${cut}`];
  });
}
const LONGEST_ANSWER = 300;

async function readAdministrators(reads: Reads): Promise<number[]> {
  const people = await reads.rows(
    z.object({ id: z.int() }),
    sql`select distinct person.id from core_api.person_group held
      join core_api.person person on person.id = held.user_id and person.active
      where held.role in ('sfari_admin', 'sfari_admin_lead') order by person.id limit 1000`,
  );
  return people.map((person) => person.id);
}

/** Who asked for revisions is assigned already and cannot be assigned again, so the request goes on to them by itself. */
async function returnToReviewer(
  work: Work,
  { actor, params }: Call<'POST /request/{id}/submit/'>,
  { type }: RequestState,
): Promise<void> {
  const reviews = await work
    .read(ReviewModel)
    .matching({ request_id: params.id })
    .inOrder('reviewer_role', 'id');
  const review = reviews.find(({ reviewer_role: role }) => mayBeginReview(type, role));
  if (!review) return;
  const { request_id, reviewer_id, reviewer_role } = review;
  await work.emit(ReviewerAssigned, { request_id, reviewer_id, reviewer_role, actor_id: actor.userId });
}
