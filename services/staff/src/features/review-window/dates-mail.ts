/** One email and one notification for each reviewer affected by changed dates of a window (decisions 325 and 330). */
import { REQUEST_STATUS as S, reviewAddress, type ReviewWindowKind, writeDay } from '@portal/contract';
import { PersonOfRequests, requestsMail, notifyOfRequests, writeMoment, hasConflict } from '@portal/common';
import { say, sql, translate, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { windowMail as texts } from '../../texts/en/window-mail.ts';
import { WAITING } from '../workload/index.ts';

/** Texts of the installation that the email contains. */
export interface MailWords {
  readonly supportEmail: string;
}

interface Change<T> {
  readonly before: T;
  readonly after: T;
}
export interface DateChanges {
  /** Due dates, if the due date changed. */
  readonly due: Change<string> | null;
  /** Meeting times, if the meeting changed; a null value within means no date. */
  readonly meeting: Change<Date | null> | null;
}

interface News extends DateChanges {
  readonly window: number;
  readonly kind: ReviewWindowKind;
  readonly quarter: string;
  /** Makes the email's key unique. */
  readonly revision: number;
  /** The foundation's time zone, in which meeting times are written. */
  readonly timeZone: string;
  readonly words: MailWords;
}

/** `waiting` contains the ids of the requests whose review the person has not submitted. */
const Reviewer = PersonOfRequests.extend({ waiting: z.array(z.int()) });
type Reviewer = z.output<typeof Reviewer>;

/**
 * A changed due date affects reviewers who have not submitted; a changed meeting affects everyone who reviews an
 * application that still awaits it. Reviewers with a closed account or a conflict of interest are not notified. Nor are
 * those not yet notified of their assignment: that email will contain the new date.
 */
export async function notifyReviewers(work: Work, news: News): Promise<void> {
  const people = await work.rows(
    Reviewer,
    sql`select person.id as person_id, person.first_name, person.email::text,
        coalesce(jsonb_agg(request.id) filter (where waiting.id is not null), '[]') as waiting,
        jsonb_agg(jsonb_build_object('id', request.id, 'code', request.sfari_request_id, 'type', request.type,
          'title', request.project_title) order by request.id) as requests
      from researcher_api.review v
      join researcher_api.window_request begun on begun.request_id = v.request_id and begun.window_id = ${news.window}
      join researcher_api.request request on request.id = v.request_id
        and request.status in (${S.UNDER_REVIEW}, ${S.REVIEW_MEETING})
      join core_api.person person on person.id = v.reviewer_id and person.active
      left join (${trustedSql(WAITING)}) waiting on waiting.id = v.id
      where (${news.meeting !== null}::boolean or waiting.id is not null)
        and not exists (select 1 from researcher_api.untold_review untold where untold.review_id = v.id)
        and not ${trustedSql(hasConflict('v.request_id', 'v.reviewer_id'))}
      group by person.id, person.first_name, person.email order by person.id`,
  );
  for (const person of people) await mailDates(work, person, news);
}

async function mailDates(work: Work, person: Reviewer, news: News): Promise<void> {
  // Reviewers who have submitted everything are notified only of the meeting.
  const due = person.waiting.length > 0 ? news.due : null;
  const shown = {
    ...person,
    requests: due ? person.requests.filter(({ id }) => person.waiting.includes(id)) : person.requests,
  };
  await notifyOfRequests(work, shown, {
    address: reviewAddress,
    key: `reviews-redated-${news.window}-${news.revision}-${person.person_id}`,
    template: 'reviews_redated',
    mail: () => writeMail(shown, { ...news, due }),
    bell: () => (due && !news.meeting ? say(texts.due.bell, getDays(news, due)) : headline({ ...news, due })),
  });
}

const getDays = ({ quarter }: News, { before, after }: Change<string>) => ({
  quarter,
  before: writeDay(before),
  day: writeDay(after),
});

function formatMeeting({ kind, quarter, timeZone }: News, { before, after }: Change<Date | null>): string {
  const meeting = say(texts.meeting.name[kind], { quarter });
  if (!after) return say(texts.meeting.isOff, { meeting });
  return say(before ? texts.meeting.isNowOn : texts.meeting.isOn, {
    meeting,
    time: writeMoment(after, timeZone),
  });
}

function headline(news: News): string {
  const { due, meeting, quarter } = news;
  if (due && meeting) return say(texts.both, { quarter });
  if (due) return say(texts.due.subject, getDays(news, due));
  return meeting ? formatMeeting(news, meeting) : '';
}

function writeMail(person: Reviewer, news: News) {
  const { due, meeting, timeZone } = news;
  const { supportEmail: support } = news.words;
  const was = meeting?.before;
  return requestsMail(person, {
    address: reviewAddress,
    subject: headline(news),
    above: [
      ...(due ? [say(texts.due.text, getDays(news, due))] : []),
      ...(meeting ? [`${formatMeeting(news, meeting)}.`] : []),
      ...(was ? [say(texts.meeting.wasOn, { before: writeMoment(was, timeZone) })] : []),
      translate(due ? texts.due.list : texts.meeting.list),
    ],
    below: [
      ...(due ? [say(texts.due.help, { support })] : []),
      ...(meeting && !due ? [say(texts.meeting.help, { support })] : []),
      translate(texts.thanks),
    ],
  });
}
