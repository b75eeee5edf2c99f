/** A new official takes over while the agreement waits for the institution's signature. */
import { INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract';
import type { AgreementWrite } from './agreement.mail.ts';
import { askForSignature } from './current-agreement.command.ts';

/**
 * Asks the official, who is in office already, to sign what an earlier approval made. The caller holds the row of the
 * institution: an approval at the same time comes either before, and this finds its agreement, or after, and then the
 * approval itself asks.
 */
export async function askNewOfficial(write: AgreementWrite, institutionId: number): Promise<void> {
  const [waiting] = await write.call.database.query<{ id: string; institutionName: string }>(
    {
      text: `select f.id, i.name as "institutionName" from core.institution i join core.file f on f.id = i.current_rda_id
        where i.id = $1 and i.status = $2 and f.additional_data ->> 'status' = $3`,
      values: [institutionId, INSTITUTION_STATUS.APPROVED, String(RDA_STATUS.SIGNATURE_NEEDED)],
    },
    write.trx,
  );
  if (waiting) await askForSignature(write, { ...waiting, institutionId });
}
