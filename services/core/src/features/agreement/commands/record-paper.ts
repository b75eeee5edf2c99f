/**
 * An administrator records an agreement that was signed on paper, with its scan. It takes effect only after
 * confirmation.
 */
import { FILE_TYPE, RDA_STATUS } from '@portal/contract';
import { type Work, forbidden, invalid, say, sql, wrongState } from '@portal/kit';
import { z } from 'zod';
import { agreementRefusals } from '../../../texts/en/agreement-refusals.ts';
import { PaperRecordModel } from '../../../models/index.ts';
import { agreementMails } from '../../../texts/en/agreement-mails.ts';
import { SOME, mailAgreementNews } from '../agreement.mail.ts';
import type { LockedAgreement } from '../agreement.resource.ts';
import { listPeopleWithRole } from '../recipients.queries.ts';

const PaperNames = z.object({
  signature: z.string(),
  signature_date: z.string(),
  sf_signature: z.string().nullable().default(null),
  sf_signature_date: z.string().nullable().default(null),
});
interface PaperGiven {
  /** Id of a file that the same administrator uploaded. */
  readonly scan: string;
  readonly status: number;
  /** Names and dates that the agreement will get. */
  readonly data: Readonly<Record<string, unknown>>;
}

export async function recordPaper(work: Work, agreement: LockedAgreement, given: PaperGiven): Promise<void> {
  const { state } = agreement;
  const { actorId, impersonatorId = null } = work.author;
  if (actorId === null || impersonatorId !== null) throw forbidden(agreementRefusals.paper.notWhileActing);
  if (state.paper) throw wrongState(agreementRefusals.paper.waitsAlready);
  refuseSigned(state.data, given.status);
  const scan = await lockScan(work, given.scan);
  await work.of(PaperRecordModel).insert({
    file_id: String(agreement.id),
    storage_key: state.storage_key,
    institution_id: state.institution_id,
    sha256: state.sha256,
    from_status: state.status,
    status: given.status,
    ...PaperNames.parse(given.data),
    scan_id: given.scan,
    scan_key: scan.storage_key,
    scan_sha256: scan.sha256,
    recorder_id: actorId,
    recorded_at: new Date(),
  });
  await notifyOthers(work, agreement);
}

/** Refuses paper names for a side that has already signed in the portal or was confirmed before. */
function refuseSigned(data: Readonly<Record<string, unknown>>, status: number): void {
  const hasPaper = data['paper_id'] !== undefined;
  const official = hasPaper || data['signature_id'] !== undefined;
  const foundation =
    data['sf_signature_id'] !== undefined || (hasPaper && data['paper_status'] === RDA_STATUS.FULLY_EXECUTED);
  if (official && (foundation || status !== RDA_STATUS.FULLY_EXECUTED))
    throw wrongState(agreementRefusals.paper.signedAlready);
}

const ScanRow = z.object({ storage_key: z.string(), sha256: z.string(), used: z.boolean() });

/** Locks a scan that the caller uploaded and that no other record uses. */
async function lockScan(work: Work, id: string): Promise<z.output<typeof ScanRow>> {
  const scan = await work.row(
    ScanRow,
    sql`select storage_key, trim(sha256) as sha256,
        exists (select 1 from core.paper_record p where p.scan_id = f.id) as used
      from core.file f where id = ${id} and type = ${FILE_TYPE.RDA_SCAN} and creator_id = ${work.author.actorId}
        and scan <> 'infected' for share of f`,
  );
  if (!scan || scan.used) throw invalid({ scan: [agreementRefusals.paper.scanAgain] });
  return scan;
}

export async function notifyOthers(work: Work, agreement: LockedAgreement): Promise<void> {
  const others = (await listPeopleWithRole(work, 'sfari_admin')).filter(
    ({ id }) => id !== work.author.actorId,
  );
  const words = agreementMails.paperRecorded;
  await mailAgreementNews(work, others, {
    key: `rda-paper:${agreement.id}:${Date.now()}`,
    template: 'rda_paper_waiting',
    agreementId: String(agreement.id),
    institution: { name: agreement.state.institution_name, otherwise: SOME },
    path: `/rda/${agreement.id}`,
    write: (institution) => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(words.recorded, { institution }), say(words.next)],
      linkLabel: say(words.link),
      notification: say(words.notification, { institution }),
    }),
  });
}
