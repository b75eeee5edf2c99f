/**
 * Reminds Signing Officials that the yearly verification of their researchers is due, and again when it is overdue
 * (spec 3, section 2.12; decision 382).
 */
import { COMPLIANCE_STATUS, writeDay } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { say, sql, translate, trustedSql, type NightlyTask, type Work } from '@portal/kit';
import { z } from 'zod';
import { notifyByMail } from '../../notify-by-mail.ts';
import { complianceSql, institutionYearsSql } from '../../rules/researcher-year.sql.ts';
import { institutionMails } from '../../texts/en/institution-mails.ts';

/** Number of institutions in one transaction, so that none runs long. */
const BATCH_SIZE = 100;

const Reminded = z.object({
  institution_id: z.int(),
  institution: z.string(),
  anniversary: z.string(),
  threshold: z.enum(['due', 'overdue']),
  official: z.object({ id: z.int(), email: z.string(), first_name: z.string() }),
});
type Reminded = Readonly<z.output<typeof Reminded>>;

/**
 * Notifies each institution once per anniversary and threshold. An institution without an official who can log in is
 * notified on the first run after it has one.
 */
export const remindOfVerification: NightlyTask = {
  name: 'remind-of-verification',
  async run(run) {
    // When the portal missed runs, only the run of the last day notifies: otherwise an institution would get the due
    // and the overdue notice of one year together.
    if (run.isLate) return;
    while ((await run.batch((work) => remindSome(work))).institutions_reminded === BATCH_SIZE);
  },
};

const STATUS = trustedSql(complianceSql('t.current_anniversary'));
const YEARS = trustedSql(institutionYearsSql());

export async function remindSome(work: Work) {
  const reminded = await work.rows(
    Reminded,
    sql`with statuses as (
        select t.id, t.name, t.current_anniversary, t.current_io_id,
          case ${STATUS} when ${COMPLIANCE_STATUS.DUE} then 'due' when ${COMPLIANCE_STATUS.OVERDUE} then 'overdue' end as threshold
        from ${YEARS} t),
      reminded as (
        insert into core.verification_reminder (institution_id, anniversary, threshold)
        select s.id, s.current_anniversary, s.threshold from statuses s
        join core.account io on io.id = s.current_io_id and io.active and io.verified
        where s.threshold is not null and not exists (select 1 from core.verification_reminder r
          where r.institution_id = s.id and r.anniversary = s.current_anniversary and r.threshold = s.threshold)
        order by s.id limit ${BATCH_SIZE}
        on conflict do nothing returning institution_id, anniversary, threshold)
      select reminded.institution_id, i.name as institution, reminded.anniversary, reminded.threshold,
        jsonb_build_object('id', io.id, 'email', io.email::text, 'first_name', io.first_name) as official
      from reminded join core.institution i on i.id = reminded.institution_id join core.account io on io.id = i.current_io_id
      order by reminded.institution_id`,
  );
  for (const one of reminded) await remind(work, one);
  return { institutions_reminded: reminded.length };
}

async function remind(work: Work, one: Reminded): Promise<void> {
  const { institution_id: id, anniversary, threshold, official } = one;
  const words = institutionMails.verificationReminder;
  await notifyByMail(work, [official], {
    key: `verification-${threshold}:${id}:${anniversary}`,
    template: `institution_verification_${threshold}`,
    about: { model: 'institution', id: String(id) },
    path: '/annual-researcher-review',
    write: () => {
      const institution = nameInMail(one.institution, translate(institutionMails.yourInstitution));
      const day = writeDay(anniversary);
      return {
        subject: say(words[threshold].subject, { institution, day }),
        paragraphs: [say(words[threshold].opening, { institution, day }), say(words.task)],
        linkLabel: say(words.link),
      };
    },
  });
}
