/** Notifies officials of people who claim to belong to their institution, once per person. */
import { ReadinessChanged } from '@portal/contract';
import { onEvent, say, sql, transact, type EventHandler, type ServiceParts, type Work } from '@portal/kit';
import { z } from 'zod';
import { AccountModel } from '../../models/index.ts';
import { notifyByMail } from '../../notify-by-mail.ts';
import { institutionMails } from '../../texts/en/institution-mails.ts';
import { RESEARCHERS } from './membership.queries.ts';

/**
 * Limit per official and day, so that someone who creates many accounts cannot fill the mailbox. Beyond it, one mail
 * says that there are more.
 */
const MAILS_A_DAY = 5;

const Question = z.object({
  institution_id: z.int(),
  institution: z.string(),
  official_id: z.int(),
  people: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
});
type Question = Readonly<z.output<typeof Question>>;

/**
 * For each institution with an official: the people who wait for confirmation and about whom this official was not
 * asked yet.
 */
const unaskedSql = (userIds: readonly number[]) => sql`
  select i.id as institution_id, i.name as institution, i.current_io_id as official_id,
    jsonb_agg(jsonb_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name, 'email', a.email::text)
      order by a.id) as people
  from ${RESEARCHERS} and a.id = any(${userIds}::int[]) and ui.verified is null and not ui.confirmed
    and i.deleted_at is null and i.current_io_id is not null
    and not exists (select 1 from core.membership_question asked
      where asked.institution_id = i.id and asked.user_id = a.id and asked.official_id = i.current_io_id)
  group by i.id order by i.id`;

/** Uses one transaction per institution, however many of its people the event names. */
export const askOfficials = ({ database }: Pick<ServiceParts, 'database'>): EventHandler =>
  onEvent(ReadinessChanged, async ({ user_ids: userIds }, { correlationId }) => {
    for (const question of await database.rows(Question, unaskedSql(userIds)))
      await transact(database, { actorId: null, correlationId }, (work) => askOfficial(work, question));
  });

/** The official's row is locked, so that parallel questions count each other's mails. */
export async function askOfficial(work: Work, question: Question): Promise<void> {
  const { institution_id: institutionId, official_id: officialId, institution } = question;
  const official = await work.lock(AccountModel, officialId);
  if (!official?.active || !official.verified) return;
  const earlier = await work.row(
    z.object({ count: z.int(), day: z.string() }),
    sql`select count(*)::int as count, current_date::text as day from core.membership_question
      where official_id = ${officialId} and asked_at > now() - interval '1 day'`,
  );
  const noted = await work.rows(
    z.object({ user_id: z.int() }),
    sql`insert into core.membership_question (institution_id, user_id, official_id)
      select ${institutionId}::int, unnest(${question.people.map(({ id }) => id)}::int[]), ${officialId}::int
      on conflict do nothing returning user_id`,
  );
  const asked = new Set(noted.map(({ user_id: id }) => id));
  const people = question.people.filter(({ id }) => asked.has(id));
  const mailsLeft = Math.max(0, MAILS_A_DAY - (earlier?.count ?? 0));
  const words = institutionMails.memberWaits;
  const mailNews = (key: string, news: () => { subject: string; news: string }): Promise<void> =>
    notifyByMail(work, [official], {
      key,
      template: 'institution_member_waits',
      about: { model: 'institution', id: String(institutionId) },
      path: '/annual-researcher-review',
      write: () => {
        const { subject, news: opening } = news();
        return { subject, paragraphs: [opening, say(words.until)], linkLabel: say(words.link) };
      },
    });
  for (const person of people.slice(0, mailsLeft))
    await mailNews(`member-waits:${institutionId}:${person.id}:${officialId}`, () => ({
      subject: say(words.subject, { institution }),
      news: say(words.person, { name: person.name, email: person.email, institution }),
    }));
  if (people.length > mailsLeft)
    await mailNews(`members-wait:${institutionId}:${officialId}:${earlier?.day}`, () => ({
      subject: say(words.subjectMore, { institution }),
      news: say(words.more, { institution }),
    }));
}
