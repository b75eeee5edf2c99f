/**
 * Effects of a submission: the request returns to its reviewer, the owner gets a mail, administrators an in-app
 * notification.
 */
import {
  mayBeginReview,
  RESEARCH_MATCH_TYPES,
  ReviewerAssigned,
  shownAnswers,
  type RequestType,
} from '@portal/contract';
import { sendMail } from '@portal/common';
import { notify, plainText, say, sql, translate, type Actor, type Work } from '@portal/kit';
import { z } from 'zod';
import { findAdministrators } from '../../../rules/administrators.ts';
import { requestMails as words } from '../../../texts/en/request-mails.ts';
import { ReviewModel } from '../../../models/index.ts';
import type { StoredAnswers } from '../answers/stored-answers.ts';
import type { Owner } from '../draft/eligibility.ts';

interface Submitted {
  readonly id: number;
  readonly type: RequestType;
  /** Id of the status change. */
  readonly change: number;
  readonly code: string;
  /** Code of the renewed request; null if this is not a renewal. */
  readonly renewed: string | null;
  readonly isFirst: boolean;
  readonly stored: StoredAnswers;
  readonly owner: Owner;
  readonly actor: Actor;
}

/** What the owner asked for; no datasets where the type has none. */
const Asked = z.object({ project: z.string(), datasets: z.string().nullable() });

export async function announceSubmission(work: Work, submitted: Submitted): Promise<void> {
  const { id, change, code, renewed, stored, owner } = submitted;
  const asked = await work.row(
    Asked,
    sql`select project.title as project,
        (select string_agg(dataset.name, ', ' order by dataset.dataset_id)
          from researcher.request_dataset link join researcher.dataset dataset on dataset.id = link.dataset_id
          where link.request_id = request.id) as datasets
      from researcher.request request join researcher.project project on project.id = request.project_id
      where request.id = ${id}`,
  );
  if (!asked) throw new Error(`request ${id} has no project`);
  const { project, datasets } = asked;
  const isQuarterly = RESEARCH_MATCH_TYPES.includes(submitted.type);
  await sendMail(
    work,
    { email: owner.email, name: owner.display_name },
    {
      key: `submission:${id}:${change}`,
      template: 'request_submitted',
      about: { model: 'request', id },
      actorId: submitted.actor.userId || null,
      write: () => {
        const timing = translate(isQuarterly ? words.received.quarterly : words.received.timing);
        return {
          subject: say(words.received.subject, { code }),
          paragraphs: [
            renewed === null
              ? say(submitted.isFirst ? words.received.opening : words.received.revised, { code, timing })
              : say(words.received.renewal, { code, request: renewed, timing }),
            say(words.received.project, { project }),
            ...(datasets === null ? [] : [say(words.received.datasets, { datasets })]),
            ...answerLines(stored),
            translate(words.received.next),
          ],
          link: { label: translate(words.viewStatus), path: `/request/${id}` },
        };
      },
    },
  );
  const { submitted: first, submittedAgain } = words.bell;
  await notify(work, {
    key: `submission:${id}:${change}`,
    recipients: (await findAdministrators(work)).map((administrator) => administrator.id),
    message: () => say(submitted.isFirst ? first : submittedAgain, { code, owner: owner.display_name }),
    redirect: `/request/${id}`,
  });
}

/** The answers as mail lines, each shortened; the full text is on the page of the request. */
function answerLines({ form, answers }: StoredAnswers): string[] {
  if (!form) return [];
  return shownAnswers(form, answers).flatMap(({ label, words: answer, isHtml }) => {
    const text = (isHtml ? plainText(answer) : answer).replaceAll(/\s+/g, ' ');
    const cut = text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)} …` : text;
    return cut === '' ? [] : [`${translate(label)}: ${cut}`];
  });
}
const LONGEST_ANSWER = 300;

/**
 * The reviewer who asked for revisions is still assigned and cannot be assigned again, so the request returns to them
 * automatically.
 */
export async function returnToReviewer(
  work: Work,
  actor: Actor,
  { id, type }: { readonly id: number; readonly type: RequestType },
): Promise<void> {
  const reviews = await work.read(ReviewModel).matching({ request_id: id }).inOrder('reviewer_role', 'id');
  const review = reviews.find(({ reviewer_role: role }) => mayBeginReview(type, role));
  if (!review) return;
  const { request_id, reviewer_id, reviewer_role } = review;
  await work.emit(ReviewerAssigned, { request_id, reviewer_id, reviewer_role, actor_id: actor.userId });
}
