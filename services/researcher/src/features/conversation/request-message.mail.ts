/**
 * Who is notified of a message: the owner of a question, the askers of an answer. Each gets an in-app notification and
 * a copy by mail.
 */
import type { EmailDraft } from '@portal/contract';
import { hasConflict, queueMail, sendMail } from '@portal/common';
import { writeInLanguageFor, notify, say, sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestMails } from '../../texts/en/request-mails.ts';

export interface MessageContext {
  readonly id: number;
  readonly code: string;
  readonly ownerId: number;
  readonly message: number;
  /** Portal address of the conversation. */
  readonly page: string;
}

/** Sends the question as staff wrote it, followed by a note in the owner's language on where to answer. */
export async function notifyOwnerOfQuestion(
  work: Work,
  about: MessageContext,
  mail: EmailDraft & { readonly owner: string; readonly template: string },
): Promise<void> {
  const { owner, template, body: html, ...addressed } = mail;
  const { code } = about;
  const body = await writeInLanguageFor(work, owner, () => ({
    html,
    below: [say(requestMails.question.how, {})],
    link: { label: say(requestMails.question.link, { code }), path: about.page },
  }));
  await queueMail(
    work,
    { key: `question:${about.message}`, template, about: { model: 'request', id: about.id } },
    { ...addressed, body },
  );
  await notify(work, {
    key: `question:${about.message}`,
    recipients: [about.ownerId],
    message: () => say(requestMails.bell.question, { code }),
    redirect: about.page,
  });
}

const Asker = z.object({ id: z.int(), email: z.string() });

/**
 * Everyone who asked and still has an account; if no one is left, administrators, so that someone reads the answer.
 * Askers who now have a conflict of interest are excluded.
 */
const findAskers = (work: Work, { id, ownerId }: MessageContext): Promise<z.output<typeof Asker>[]> =>
  work.rows(
    Asker,
    sql`with asker as (
        select distinct person.id, person.email::text as email from researcher.request_message said
        join core_api.person person on person.id = said.author_id and person.active
        where said.request_id = ${id} and said.kind = 'question' and said.author_id <> ${ownerId}
          and not ${trustedSql(hasConflict('said.request_id', 'person.id'))}
      )
      select id, email from asker
      union all
      select person.id, person.email::text from core_api.person person
      where not exists (select 1 from asker) and person.active and person.id <> ${ownerId}
        and exists (select 1 from core_api.person_group held where held.user_id = person.id
          and held.role in ('sfari_admin', 'sfari_admin_lead'))
      order by id limit 100`,
  );

export async function notifyAskers(
  work: Work,
  about: MessageContext,
  { author: person, text }: { readonly author: string; readonly text: string },
): Promise<void> {
  const { code, id, message } = about;
  const askers = await findAskers(work, about);
  for (const asker of askers)
    await sendMail(
      work,
      { email: asker.email },
      {
        key: `answer:${message}:${asker.id}`,
        template: 'request_answer',
        about: { model: 'request', id },
        write: () => ({
          subject: say(requestMails.answer.subject, { code, person }),
          paragraphs: [say(requestMails.answer.opening, { code, person })],
          html: text,
          below: [say(requestMails.answer.how, {})],
          link: { label: say(requestMails.answer.link, { code }), path: about.page },
        }),
      },
    );
  await notify(work, {
    key: `answer:${message}`,
    recipients: askers.map((asker) => asker.id),
    message: () => say(requestMails.bell.answer, { code, person }),
    redirect: about.page,
  });
}
