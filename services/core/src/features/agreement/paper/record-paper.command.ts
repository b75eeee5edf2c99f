/** An administrator records an agreement that was signed on paper, with its scan. Nothing counts yet. */
import { FILE_TYPE, RDA_STATUS } from '@portal/contract';
import { forbidden, invalid, wrongState } from '@portal/kit';
import { mailEach, type AgreementWrite } from '../agreement.mail.ts';
import type { LockedAgreement } from '../agreement.resource.ts';
import { holdersOf } from '../recipients.queries.ts';

interface PaperGiven {
  /** A file that the same administrator uploaded. */
  readonly scan: string;
  readonly status: number;
  /** Names and dates as the agreement will have them. */
  readonly data: Readonly<Record<string, unknown>>;
}

export async function recordPaper(
  write: AgreementWrite,
  agreement: LockedAgreement,
  given: PaperGiven,
): Promise<void> {
  const { call, trx } = write;
  const { state } = agreement;
  if ((call.actor.impersonatorId ?? null) !== null)
    throw forbidden('Nobody records a signed paper while acting as another person');
  if (state.paper) throw wrongState('A signed paper waits for confirmation already');
  refuseSigned(state.data, given.status);
  const scan = await findScan(write, given.scan);
  await call.database.query(
    {
      text: `insert into core.paper_record (file_id, storage_key, institution_id, sha256, from_status, status, signature,
          signature_date, sf_signature, sf_signature_date, scan_id, scan_key, scan_sha256, recorder_id, recorded_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      values: [
        agreement.id,
        state.storage_key,
        state.institution_id,
        state.sha256,
        state.status,
        given.status,
        given.data['signature'],
        given.data['signature_date'],
        given.data['sf_signature'] ?? null,
        given.data['sf_signature_date'] ?? null,
        given.scan,
        scan.storage_key,
        scan.sha256,
        call.actor.userId,
        new Date(),
      ],
    },
    trx,
  );
  await tellOthers(write, agreement);
}

/** What was signed in the portal, or confirmed before, needs no paper. */
function refuseSigned(data: Readonly<Record<string, unknown>>, status: number): void {
  const hasPaper = data['paper_id'] !== undefined;
  const official = hasPaper || data['signature_id'] !== undefined;
  const foundation =
    data['sf_signature_id'] !== undefined || (hasPaper && data['paper_status'] === RDA_STATUS.FULLY_EXECUTED);
  if (official && (foundation || status !== RDA_STATUS.FULLY_EXECUTED))
    throw wrongState('The signatures of this agreement are on record already');
}

async function findScan(
  { call, trx }: AgreementWrite,
  id: string,
): Promise<{ storage_key: string; sha256: string }> {
  const [scan] = await call.database.query<{ storage_key: string; sha256: string; used: boolean }>(
    {
      text: `select storage_key, trim(sha256) as sha256,
          exists (select 1 from core.paper_record p where p.scan_id = f.id) as used
        from core.file f where id = $1 and type = $2 and creator_id = $3 and scan <> 'infected' for share of f`,
      values: [id, FILE_TYPE.RDA_SCAN, call.actor.userId],
    },
    trx,
  );
  if (!scan || scan.used) throw invalid({ scan: ['Please upload the scan again'] });
  return scan;
}

async function tellOthers(write: AgreementWrite, agreement: LockedAgreement): Promise<void> {
  const { institution_name: institution } = agreement.state;
  const others = (await holdersOf(write, 'sfari_admin')).filter(({ id }) => id !== write.call.actor.userId);
  await mailEach(write, others, {
    key: `rda-paper:${agreement.id}:${Date.now()}`,
    template: 'rda_paper_waiting',
    agreementId: String(agreement.id),
    subject: `The RDA of ${institution} was signed on paper and waits for your confirmation`,
    paragraphs: [
      `An administrator recorded that the Researcher Distribution Agreement (RDA) of ${institution} was signed on paper, and uploaded the scan.`,
      'Please compare the names and dates with the scan, then confirm or refuse the record. It counts once a second administrator has confirmed it.',
    ],
    link: { label: 'Compare and confirm', path: `/rda/${agreement.id}` },
    notification: `The signed paper of ${institution} waits for confirmation`,
  });
}
