/** What follows when an agreement that waited in quarantine was scanned. */
import { FILE_TYPE, virusMessage } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import type { Database, Jobs } from '@portal/kit';
import type { Knex } from 'knex';
import { mailEach, type AgreementWrite, type Recipient } from './agreement.mail.ts';
import { askForSignature } from './current-agreement.command.ts';
import { holdersOf, personOf } from './recipients.queries.ts';

interface Scanned {
  readonly id: string;
  readonly name: string;
  readonly creator_id: number | null;
  readonly verdict: 'clean' | 'infected';
}

interface WaitingAgreement {
  readonly id: number;
  readonly name: string;
  readonly waits: boolean;
  readonly revised: boolean;
}

/**
 * Asks the official to sign what turned out clean, or tells the administrators, and the one who uploaded it, of what did
 * not. Runs inside the transaction that records the verdict.
 * @returns whether it told whoever uploaded the file
 */
export const announceScan =
  (parts: { database: Database; jobs: Jobs; publicUrl: string }) =>
  async (trx: Knex.Transaction, file: Scanned): Promise<boolean> => {
    const write: AgreementWrite = {
      call: { database: parts.database, jobs: parts.jobs, actor: { userId: 0 } },
      trx,
      publicUrl: parts.publicUrl,
    };
    const [institution] = await parts.database.query<WaitingAgreement>(
      {
        text: `select i.id, i.name, f.additional_data ? 'revised_date' as revised,
            coalesce(i.current_rda_id = f.id and (f.additional_data ->> 'status')::int = 1, false) as waits
          from core.file f join core.institution i on i.id = f.institution_id where f.id = $1 and f.type = $2`,
        values: [file.id, FILE_TYPE.RDA],
      },
      trx,
    );
    if (!institution) return false;
    if (file.verdict === 'infected') await tellOfVirus(write, file, institution.name);
    else if (institution.waits)
      await askForSignature(write, {
        id: file.id,
        institutionId: institution.id,
        institutionName: institution.name,
        revised: institution.revised,
      });
    return true;
  };

async function tellOfVirus(write: AgreementWrite, file: Scanned, name: string): Promise<void> {
  const institution = nameInMail(name, 'an institution');
  const told = new Map<number, Recipient>();
  for (const one of await holdersOf(write, 'sfari_admin')) told.set(one.id, one);
  for (const one of await personOf(write, file.creator_id)) told.set(one.id, one);
  await mailEach(write, [...told.values()], {
    key: `rda-not-clean:${file.id}:${Date.now()}`,
    template: 'rda_not_clean',
    agreementId: file.id,
    subject: `The RDA of ${institution} did not pass the virus scan`,
    paragraphs: [
      `The file “${file.name}” was uploaded as the Researcher Distribution Agreement (RDA) of ${institution}. It did not pass the virus scan, so nobody can open or sign it.`,
      'The Signing Official was not asked to sign. Please upload the agreement again from a clean computer.',
    ],
    link: { label: 'Upload the RDA again', path: `/rda/${file.id}` },
    notification: virusMessage(file.name),
  });
}
