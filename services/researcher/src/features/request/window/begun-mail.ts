/** Reviewers hear that reviews have begun: one mail each, with all that waits for them, and a line in the bell. */
import { MailRequested, REQUEST_TYPE_LABELS, RequestTypeNumber } from '@portal/contract';
import { asMailValue } from '@portal/contract/mail-rules';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, inLanguageOf, notify, say, sql, translate, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestMails as words } from '../../../texts/en/request-mails.ts';
import type { OpenWindow } from './open-window.ts';

/** Words of the installation that the mail carries. */
export interface MailWords {
  readonly portalUrl: string;
  readonly supportEmail: string;
}

const ToReview = z.object({
  reviewer_id: z.int(),
  first_name: z.string(),
  email: z.string(),
  requests: z.array(z.object({ id: z.int(), code: z.string(), type: RequestTypeNumber, title: z.string() })),
});
type ToReview = z.output<typeof ToReview>;

interface News {
  readonly requests: readonly number[];
  /** Makes each mail the same mail however often it is asked for. */
  readonly key: string;
  readonly open: OpenWindow;
  readonly words: MailWords;
}

/** Nobody whose account is closed, who has a conflict of interest, or whose own mail about an assignment is on its way. */
export async function tellReviewers(work: Work, news: News): Promise<void> {
  const people = await work.rows(
    ToReview,
    sql`select person.id as reviewer_id, person.first_name, person.email::text,
        jsonb_agg(jsonb_build_object('id', request.id, 'code', request.sfari_request_id, 'type', request.type,
          'title', project.title) order by request.id) as requests
      from researcher.review v
      join researcher.request request on request.id = v.request_id
      join researcher.project project on project.id = request.project_id
      join core_api.person person on person.id = v.reviewer_id and person.active
      where v.request_id = any(${news.requests}::int[])
        and not exists (select 1 from researcher_api.conflict declared where declared.request_id = v.request_id
          and declared.user_id = v.reviewer_id and declared.conflict_exists)
        and not exists (select 1 from researcher.assignment_notice notice where notice.review_id = v.id)
      group by person.id, person.first_name, person.email order by person.id`,
  );
  for (const person of people) await tellReviewer(work, person, news);
}

async function tellReviewer(work: Work, person: ToReview, { key: of, open, words: branding }: News) {
  const key = `${of}-${person.reviewer_id}`;
  const mail = await inLanguageOf(work, person.email, () => writeMail(person, open, branding));
  await work.emit(MailRequested, {
    key,
    template: 'reviews_begun',
    model_name: 'user',
    object_id: String(person.reviewer_id),
    to: [person.email],
    ...mail,
    actor_id: work.author.actorId,
  });
  const [first] = person.requests;
  await notify(work, {
    key,
    recipients: [person.reviewer_id],
    message: () => say(words.bell.reviewsBegun, { quarter: open.quarter, day: writeDay(open.due_date) }),
    redirect: first && person.requests.length === 1 ? `/request/${first.id}` : '/',
  });
}

/** Escaped as a whole: what people typed is a value of the text. */
const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
/** Such as 12/31/2026, of '2026-12-31'. */
const writeDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

function writeMail(
  { first_name: firstName, requests }: ToReview,
  { quarter, due_date }: OpenWindow,
  { portalUrl, supportEmail }: MailWords,
): { readonly subject: string; readonly body: string } {
  const texts = words.reviewsBegun;
  const lines = requests.map(({ id, code, type, title }) => {
    const about = say(texts.line, {
      type: translate(REQUEST_TYPE_LABELS[type]),
      project: asMailValue(title),
    });
    return `<li><a href="${escapeHtml(`${portalUrl}/request/${id}`)}">${escapeHtml(code)}</a> ${escapeHtml(about)}</li>`;
  });
  return {
    subject: say(texts.subject, { quarter, day: writeDay(due_date) }),
    body: [
      paragraph(say(words.salutation, { name: nameInMail(firstName, translate(words.colleague)) })),
      paragraph(say(texts.opening, { quarter, day: writeDay(due_date) })),
      `<ul>${lines.join('')}</ul>`,
      paragraph(say(texts.conflict, { support: supportEmail })),
      paragraph(translate(words.reviewAssigned.thanks)),
    ].join('\n'),
  };
}
