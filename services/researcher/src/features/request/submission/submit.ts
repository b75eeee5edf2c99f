import {
  REQUEST_STATUS as S,
  RESEARCH_MATCH_TYPES,
  REVIEWER_ROLE,
  ReviewerAssigned,
  shownAnswers,
} from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { invalid, plainText, type Call, type Database, type Locked } from '@portal/kit';
import type { Knex } from 'knex';
import { checkedAnswers, saveAnswers, storedAnswers, type StoredAnswers } from '../answers/index.ts';
import { readOwner } from '../draft/index.ts';
import { notify, sendRequestMail } from '../request.mail.ts';
import type { RequestState } from '../request.policy.ts';
import { changeStatus } from '../request.status.ts';
import { problemsOf, readSubmission } from './check.ts';

/** Submits a draft, or submits again after revisions. @throws INVALID_INPUT with all that is missing */
export async function submitRequest(
  call: Call<'POST /request/{id}/submit/'>,
  trx: Knex.Transaction,
  { state }: Locked<RequestState>,
  publicUrl: string,
): Promise<void> {
  const { id } = call.params;
  const owner = await readOwner(call, trx, state.owner_id);
  const submission = await readSubmission(call.database, trx, id);
  const problems = problemsOf(submission, owner, state.owner_id === call.actor.userId);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const stored = storedAnswers(submission);
  await saveAnswers(call, trx, id, checkedAnswers(stored));
  // The owner may have moved since the draft was started; who reviews looks at where they are now.
  await call.database.query(
    {
      text: 'update researcher.request set institution_id = $2 where id = $1',
      values: [id, owner.institution_id],
    },
    trx,
  );
  const change = await changeStatus(call.database, trx, { id, from: state.status, to: S.SUBMITTED });
  await returnToReviewer(call, trx, state);
  const code = submission.sfari_request_id;
  const timing = RESEARCH_MATCH_TYPES.includes(state.type)
    ? 'Research Match applications are reviewed quarterly.'
    : 'The review may take up to two weeks.';
  await sendRequestMail(call.jobs, trx, {
    key: `submission:${id}:${change}`,
    template: 'request_submitted',
    requestId: id,
    actorId: call.actor.userId || null,
    to: owner.email,
    subject: `We received your request ${code}`,
    paragraphs: [
      `Dear ${nameInMail(owner.display_name, 'colleague')},`,
      `We received your request ${code}. ${timing}`,
      ...answerLines(stored),
      'You will get a mail as soon as there is a decision. Until then you can follow the status of your request.',
    ],
    link: { label: 'View Request Status', url: `${publicUrl}/request/${id}` },
  });
  const again = state.status === S.CREATED ? 'New request' : 'Submitted again:';
  await notify(call.jobs, trx, {
    key: `submission:${id}:${change}`,
    recipients: await administrators(call.database, trx),
    message: `${again} ${code} from ${owner.display_name}`,
    requestId: id,
  });
}

/** What was asked for, each answer cut to a few lines; the whole stands on the page of the request. */
function answerLines({ form, answers }: StoredAnswers): string[] {
  if (!form) return [];
  return shownAnswers(form, answers).flatMap(({ label, words, isHtml }) => {
    const text = (isHtml ? plainText(words) : words).replaceAll(/\s+/g, ' ');
    const cut = text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)} …` : text;
    return cut === '' ? [] : [`${label}: ${cut}`];
  });
}
const LONGEST_ANSWER = 300;

async function administrators(database: Database, trx: Knex.Transaction): Promise<number[]> {
  const people = await database.query<{ id: number }>(
    {
      text: `select distinct person.id from core_api.person_group held
        join core_api.person person on person.id = held.user_id and person.active
        where held.role in ('sfari_admin', 'sfari_admin_lead') order by person.id limit 1000`,
      values: [],
    },
    trx,
  );
  return people.map((person) => person.id);
}

/** Who asked for revisions is assigned already and cannot be assigned again, so the request goes on to them by itself. */
async function returnToReviewer(
  { actor, database, jobs, params }: Call<'POST /request/{id}/submit/'>,
  trx: Knex.Transaction,
  { type }: RequestState,
): Promise<void> {
  if (RESEARCH_MATCH_TYPES.includes(type)) return;
  const [review] = await database.query<{ reviewer_id: number }>(
    {
      text: `select reviewer_id from staff_api.review where request_id = $1 and reviewer_role = ${REVIEWER_ROLE.PRIMARY}`,
      values: [params.id],
    },
    trx,
  );
  if (!review) return;
  await jobs.emit(trx, ReviewerAssigned, {
    request_id: params.id,
    reviewer_id: review.reviewer_id,
    reviewer_role: REVIEWER_ROLE.PRIMARY,
    actor_id: actor.userId,
  });
}
