/**
 * Notifies reviewers that reviews have started: each gets one mail listing their reviews, and an in-app notification.
 */
import { nameQuarter, reviewAddress, writeDay } from '@portal/contract';
import { hasConflict, PersonOfRequests, requestsMail, notifyOfRequests } from '@portal/common';
import { say, sql, translate, trustedSql, type Work } from '@portal/kit';
import { requestMails as words } from '../../../texts/en/request-mails.ts';
import type { OpenWindow } from './open-window.ts';

/** The installation's settings used in the mail. */
export interface MailWords {
  readonly supportEmail: string;
}

interface News {
  readonly requests: readonly number[];
  /** Makes the mail idempotent: it is sent once for a key. */
  readonly key: string;
  readonly open: OpenWindow;
  readonly words: MailWords;
}

/**
 * Leaves out closed accounts, people with a conflict of interest, and those whose own assignment mail is on its way.
 */
export async function notifyReviewers(work: Work, news: News): Promise<void> {
  const people = await work.rows(
    PersonOfRequests,
    sql`select person.id as person_id, person.first_name, person.email::text,
        jsonb_agg(jsonb_build_object('id', request.id, 'code', request.sfari_request_id, 'type', request.type,
          'title', project.title) order by request.id) as requests
      from researcher.review v
      join researcher.request request on request.id = v.request_id
      join researcher.project project on project.id = request.project_id
      join core_api.person person on person.id = v.reviewer_id and person.active
      where v.request_id = any(${news.requests}::int[])
        and not ${trustedSql(hasConflict('v.request_id', 'v.reviewer_id'))}
        and not exists (select 1 from researcher.assignment_notice notice where notice.review_id = v.id)
      group by person.id, person.first_name, person.email order by person.id`,
  );
  for (const person of people)
    await notifyOfRequests(work, person, {
      address: reviewAddress,
      key: `${news.key}-${person.person_id}`,
      template: 'reviews_begun',
      mail: () => writeMail(person, news),
      bell: () => say(words.bell.reviewsBegun, getValues(news)),
    });
}

const getValues = ({ open: { quarter, due_date } }: News) => ({
  quarter: nameQuarter(quarter),
  day: writeDay(due_date),
});

function writeMail(person: PersonOfRequests, news: News) {
  const { supportEmail } = news.words;
  const texts = words.reviewsBegun;
  return requestsMail(person, {
    address: reviewAddress,
    subject: say(texts.subject, getValues(news)),
    above: [say(texts.opening, getValues(news))],
    below: [say(texts.conflict, { support: supportEmail }), translate(words.reviewAssigned.thanks)],
  });
}
