/** Officials learn that somebody counts themselves among the institution's people, once for each person. */
import { ReadinessChanged } from '@portal/contract';
import { onEvent, transact, type EventHandler, type ServiceParts, type Work } from '@portal/kit';
import { mailEach } from '../institution/index.ts';
import { RESEARCHERS } from './membership.queries.ts';

/** Whoever makes many accounts fills no mailbox: beyond so many in a day one mail says that there are more. */
export const MAILS_A_DAY = 5;
const LINK = { label: 'Confirm or remove researchers', path: '/annual-researcher-review' };

type Parts = Pick<ServiceParts, 'database' | 'jobs' | 'environment'>;

interface Question {
  readonly user_id: number;
  readonly person: string;
  readonly address: string;
  readonly institution_id: number;
  readonly institution: string;
  readonly official_id: number;
}

/** Who waits at an institution that somebody signs for, and about whom this official was not asked yet. */
const UNASKED = `select a.id as user_id, a.first_name || ' ' || a.last_name as person, a.email::text as address,
    i.id as institution_id, i.name as institution, i.current_io_id as official_id
  from ${RESEARCHERS} and a.id = any($1::int[]) and ui.verified is null and not ui.confirmed and i.deleted_at is null
    and not exists (select 1 from core.membership_question asked
      where asked.institution_id = i.id and asked.user_id = a.id and asked.official_id = i.current_io_id)
  order by a.id`;

export const askOfficials = (parts: Parts): EventHandler =>
  onEvent(ReadinessChanged, async ({ user_ids: userIds }, { correlationId }) => {
    const questions = await parts.database.query<Question>({ text: UNASKED, values: [userIds] });
    for (const question of questions)
      await transact(parts.database, { actorId: null, correlationId }, (work) => ask(parts, work, question));
  });

/** The official's row is held, so that of two questions at once each counts the other. */
async function ask({ database, environment }: Parts, work: Work, question: Question) {
  const { institution_id: institutionId, official_id: officialId } = question;
  const run = <T>(text: string, values: readonly unknown[]) => database.query<T>({ text, values }, work.trx);
  const [official] = await run<{ id: number; email: string; first_name: string; last_name: string }>(
    `select id, email::text as email, first_name, last_name from core.account
      where id = $1 and active and verified for no key update`,
    [officialId],
  );
  if (!official) return;
  const noted = await run(
    `insert into core.membership_question (institution_id, user_id, official_id) values ($1, $2, $3)
      on conflict do nothing returning 1`,
    [institutionId, question.user_id, officialId],
  );
  if (noted.length === 0) return;
  const [asked] = await run<{ today: number; day: string }>(
    `select count(*)::int as today, current_date::text as day from core.membership_question
      where official_id = $1 and asked_at > now() - interval '1 day'`,
    [officialId],
  );
  const write = { work, publicUrl: environment.publicUrl };
  const isOne = (asked?.today ?? 0) <= MAILS_A_DAY;
  await mailEach(write, [official], {
    template: 'institution_member_waits',
    institutionId,
    key: isOne
      ? `member-waits:${institutionId}:${question.user_id}:${officialId}`
      : `members-wait:${institutionId}:${officialId}:${asked?.day}`,
    subject: isOne
      ? `Please confirm a researcher of ${question.institution}`
      : `More researchers of ${question.institution} wait for your confirmation`,
    paragraphs: [
      isOne
        ? `${question.person} (${question.address}) says that they do research at ${question.institution}.`
        : `More people say that they do research at ${question.institution}. We send no more mails about them today.`,
      'Until you confirm that, they can read neither the agreement of your institution nor its details. Please confirm or remove them.',
    ],
    link: LINK,
  });
}
