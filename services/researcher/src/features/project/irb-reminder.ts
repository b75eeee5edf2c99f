/** Owners hear by mail that the letter of a project nears its end, once for each letter (spec 2 section 8). */
import { IRB_NEAR_EXPIRY } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { say, sql, transact, translate, trustedSql, type Database, type Work } from '@portal/kit';
import { z } from 'zod';
import { sendOwnerMail } from '../../owner-mail.ts';
import { requestMails as words } from '../../texts/en/request-mails.ts';
import { irbStateSql } from './irb.sql.ts';

/** Letters at a time, so that no transaction grows long. */
const AT_ONCE = 100;

const Due = z.object({
  irb_id: z.int(),
  project_id: z.int(),
  code: z.string(),
  title: z.string(),
  renewal_date: z.string(),
  owner_name: z.string(),
  owner_email: z.string(),
});

/** @returns how many were reminded */
export async function remindOfLetters(database: Database, publicUrl: string): Promise<number> {
  let reminded = 0;
  for (;;) {
    const count = await transact(database, { actorId: null }, (work) => remindSome(work, publicUrl));
    reminded += count;
    if (count < AT_ONCE) return reminded;
  }
}

/** Two instances never send the same: the row of the reminder is there once. */
export async function remindSome(work: Work, publicUrl: string): Promise<number> {
  const due = await work.rows(
    Due,
    sql`with due as (
        insert into researcher.irb_reminder (irb_id)
        select irb.id from researcher.irb irb
        join researcher.project project on project.id = irb.project_id
        join core_api.person owner on owner.id = project.owner_id and owner.active
        where irb.renewal_date between (now() at time zone 'UTC')::date
            and (now() at time zone 'UTC')::date + ${Math.ceil(IRB_NEAR_EXPIRY / 86_400_000)}::int
          and ${trustedSql(irbStateSql('irb'))} = 'near_expiry'
          and not exists (select 1 from researcher.irb newer where newer.project_id = irb.project_id and newer.id > irb.id)
          and not exists (select 1 from researcher.irb_reminder sent where sent.irb_id = irb.id)
        order by irb.id limit ${AT_ONCE}
        on conflict do nothing returning irb_id)
      select irb.id as irb_id, project.id as project_id, project.sfari_project_id as code, project.title,
        to_char(irb.renewal_date, 'MM/DD/YYYY') as renewal_date, owner.display_name as owner_name, owner.email as owner_email
      from due join researcher.irb irb on irb.id = due.irb_id
      join researcher.project project on project.id = irb.project_id
      join core_api.person owner on owner.id = project.owner_id`,
  );
  for (const letter of due) await remind(work, letter, publicUrl);
  return due.length;
}

const remind = (work: Work, letter: z.output<typeof Due>, publicUrl: string): Promise<void> =>
  sendOwnerMail(work, letter.owner_email, () => ({
    key: `irb-near-expiry:${letter.irb_id}`,
    template: 'irb_near_expiry',
    about: { model: 'project', id: letter.project_id },
    actorId: null,
    subject: say(words.letterEnds.subject, { code: letter.code, day: letter.renewal_date }),
    paragraphs: [
      say(words.salutation, { name: nameInMail(letter.owner_name, translate(words.colleague)) }),
      say(words.letterEnds.opening, { code: letter.code, project: letter.title, day: letter.renewal_date }),
      translate(words.letterEnds.next),
    ],
    link: {
      label: translate(words.letterEnds.update),
      url: `${publicUrl}/project/${letter.project_id}?mode=irb`,
    },
  }));
