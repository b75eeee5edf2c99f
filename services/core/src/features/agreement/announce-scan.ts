/** Handles the scan result of an agreement that was in quarantine. */
import { FILE_TYPE, RDA_STATUS, virusMessage } from '@portal/contract';
import { say, sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { agreementMails } from '../../texts/en/agreement-mails.ts';
import { SOME, mailAgreementNews } from './agreement.mail.ts';
import { askForSignature } from './commands/current-agreement.ts';
import { listPeopleWithRole, readPerson, type Recipient } from './recipients.queries.ts';

interface Scanned {
  readonly id: string;
  readonly name: string;
  readonly creator_id: number | null;
  readonly verdict: 'clean' | 'infected';
}

const WaitingAgreement = z.object({
  id: z.int(),
  name: z.string(),
  waits: z.boolean(),
  revised: z.boolean(),
});

/**
 * When the file is clean, asks the official to sign. Otherwise notifies the administrators and the person who uploaded
 * it. Runs inside the transaction that records the verdict.
 * @returns whether it notified the person who uploaded the file
 */
export async function announceScan(work: Work, file: Scanned): Promise<boolean> {
  const institution = await work.row(
    WaitingAgreement,
    sql`select i.id, i.name, f.additional_data ? 'revised_date' as revised,
          coalesce(i.current_rda_id = f.id and (f.additional_data ->> 'status')::int = ${RDA_STATUS.SIGNATURE_NEEDED}, false) as waits
        from core.file f join core.institution i on i.id = f.institution_id
        where f.id = ${file.id} and f.type = ${FILE_TYPE.RDA}`,
  );
  if (!institution) return false;
  if (file.verdict === 'infected') await notifyOfVirus(work, file, institution.name);
  else if (institution.waits)
    await askForSignature(work, {
      id: file.id,
      institutionId: institution.id,
      institutionName: institution.name,
      revised: institution.revised,
    });
  return true;
}

async function notifyOfVirus(work: Work, file: Scanned, name: string): Promise<void> {
  const notified = new Map<number, Recipient>();
  for (const one of await listPeopleWithRole(work, 'sfari_admin')) notified.set(one.id, one);
  for (const one of await readPerson(work, file.creator_id)) notified.set(one.id, one);
  const words = agreementMails.infected;
  await mailAgreementNews(work, [...notified.values()], {
    key: `rda-not-clean:${file.id}:${Date.now()}`,
    template: 'rda_not_clean',
    agreementId: file.id,
    institution: { name, otherwise: SOME },
    path: `/rda/${file.id}`,
    write: (institution) => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(words.file, { file: file.name, institution }), say(words.next)],
      linkLabel: say(words.link),
      notification: virusMessage(file.name),
    }),
  });
}
