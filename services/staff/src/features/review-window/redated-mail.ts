/** One mail and one line in the bell for each reviewer who is not finished, with the applications that wait for them. */
import { MailRequested, REQUEST_TYPE_LABELS, RequestTypeNumber } from '@portal/contract';
import { asMailValue } from '@portal/contract/mail-rules';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, inLanguageOf, notify, say, sql, translate, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { windowMail as texts } from '../../texts/en/window-mail.ts';
import { WAITING } from '../workload/index.ts';
import { writeDay } from './write-day.ts';

/** Words of the installation that the mail carries. */
export interface MailWords {
  readonly portalUrl: string;
  readonly supportEmail: string;
}

interface News {
  readonly window: number;
  /** Makes each mail one of its own. */
  readonly revision: number;
  readonly quarter: string;
  readonly before: string;
  readonly day: string;
  readonly words: MailWords;
}

const Unfinished = z.object({
  reviewer_id: z.int(),
  first_name: z.string(),
  email: z.string(),
  requests: z.array(z.object({ id: z.int(), code: z.string(), type: RequestTypeNumber, title: z.string() })),
});
type Unfinished = z.output<typeof Unfinished>;

/**
 * Nobody whose account is closed, who has a conflict of interest, or who has submitted. Who does not know of the assignment
 * yet reads the day in the mail about it.
 */
export async function tellUnfinished(work: Work, news: News): Promise<void> {
  const people = await work.rows(
    Unfinished,
    sql`select person.id as reviewer_id, person.first_name, person.email::text,
        jsonb_agg(jsonb_build_object('id', request.id, 'code', request.sfari_request_id, 'type', request.type,
          'title', request.project_title) order by request.id) as requests
      from (${trustedSql(WAITING)}) waiting
      join researcher_api.window_request begun on begun.request_id = waiting.request_id and begun.window_id = ${news.window}
      join researcher_api.request request on request.id = waiting.request_id
      join core_api.person person on person.id = waiting.reviewer_id and person.active
      where not exists (select 1 from researcher_api.untold_review untold where untold.review_id = waiting.id)
      group by person.id, person.first_name, person.email order by person.id`,
  );
  for (const person of people) await tell(work, person, news);
}

async function tell(work: Work, person: Unfinished, news: News): Promise<void> {
  const key = `reviews-redated-${news.window}-${news.revision}-${person.reviewer_id}`;
  const mail = await inLanguageOf(work, person.email, () => writeMail(person, news));
  await work.emit(MailRequested, {
    key,
    template: 'reviews_redated',
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
    message: () => say(texts.bell, valuesOf(news)),
    redirect: first && person.requests.length === 1 ? `/request/${first.id}` : '/',
  });
}

const valuesOf = ({ quarter, before, day }: News) => ({
  quarter,
  before: writeDay(before),
  day: writeDay(day),
});

/** Escaped as a whole: what people typed is a value of the text. */
const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

function writeMail(
  { first_name: firstName, requests }: Unfinished,
  news: News,
): { readonly subject: string; readonly body: string } {
  const { portalUrl, supportEmail } = news.words;
  const lines = requests.map(({ id, code, type, title }) => {
    const about = say(texts.line, {
      type: translate(REQUEST_TYPE_LABELS[type]),
      project: asMailValue(title),
    });
    return `<li><a href="${escapeHtml(`${portalUrl}/request/${id}`)}">${escapeHtml(code)}</a> ${escapeHtml(about)}</li>`;
  });
  return {
    subject: say(texts.subject, valuesOf(news)),
    body: [
      paragraph(say(texts.salutation, { name: nameInMail(firstName, translate(texts.colleague)) })),
      paragraph(say(texts.opening, valuesOf(news))),
      `<ul>${lines.join('')}</ul>`,
      paragraph(say(texts.conflict, { support: supportEmail })),
      paragraph(translate(texts.thanks)),
    ].join('\n'),
  };
}
