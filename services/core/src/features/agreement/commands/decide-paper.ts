/** A second administrator confirms or refuses the record of an agreement that was signed on paper. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import {
  type Actor,
  type Call,
  type Work,
  checkVersion,
  readOne,
  say,
  sql,
  stale,
  transact,
  wrongState,
} from '@portal/kit';
import { agreementRefusals } from '../../../texts/en/agreement-refusals.ts';
import type { FileStore } from '../../../clients/file-store/index.ts';
import { FileModel, PaperRecordModel } from '../../../models/index.ts';
import { agreementMails } from '../../../texts/en/agreement-mails.ts';
import { SOME, mailAgreementNews } from '../agreement.mail.ts';
import { agreementResource, lockAgreement, type LockedAgreement } from '../agreement.resource.ts';
import { announceStatus } from '../announcements.ts';
import { saveData } from './edit-agreement.ts';
import { readPerson } from '../recipients.queries.ts';
import { SEALED_COLUMNS, SealedPaperRow, sealPaper, type SealedPaper } from '../paper/paper-seal.ts';

type DecidingCall = Pick<Call, 'actor' | 'author' | 'database' | 'ifMatch' | 'needsVersion'>;
interface DecidingParts {
  readonly store: FileStore;
  readonly sealSecret: string;
}

export async function confirmPaper(
  call: DecidingCall,
  parts: DecidingParts,
  { id, paper }: { id: string; paper: number },
): Promise<void> {
  await transact(call.database, call.author, async (work) => {
    const agreement = await lockForDecision(work, call, { id, paper, action: 'confirm_paper' });
    const record = await decide(work, call.actor, {
      paper,
      state: 'confirmed',
      sealSecret: parts.sealSecret,
    });
    await refuseChanged(parts.store, record.scan_key, record.scan_sha256);
    await refuseChanged(parts.store, record.storage_key, record.sha256);
    await refuseUnscanned(work, record.scan_id);
    const status = Number(record.status);
    await saveData(work, id, {
      status,
      signature: record.signature,
      signature_date: record.signature_date,
      ...(record.sf_signature === null
        ? {}
        : { sf_signature: record.sf_signature, sf_signature_date: record.sf_signature_date }),
      paper_id: paper,
      paper_status: status,
    });
    await announceStatus(work, agreement, status);
  });
}

export async function refusePaper(
  call: DecidingCall,
  { id, paper, reason }: { id: string; paper: number; reason: string },
): Promise<void> {
  await transact(call.database, call.author, async (work) => {
    const agreement = await lockForDecision(work, call, { id, paper, action: 'refuse_paper' });
    await decide(work, call.actor, { paper, state: 'refused', reason });
    // Touch the row, so that the agreement gets a new version and open pages notice the change.
    await work.run(sql`update core.file set additional_data = additional_data where id = ${id}`);
    await notifyRecorder(work, agreement, { paper, reason });
  });
}

export async function notifyRecorder(
  work: Work,
  { id, state }: LockedAgreement,
  { paper, reason }: { readonly paper: number; readonly reason: string },
): Promise<void> {
  const recorder = state.paper?.recorder ?? null;
  if (recorder === work.author.actorId) return;
  const words = agreementMails.paperRefused;
  await mailAgreementNews(work, await readPerson(work, recorder), {
    key: `rda-paper-refused:${paper}`,
    template: 'rda_paper_refused',
    agreementId: String(id),
    institution: { name: state.institution_name, otherwise: SOME },
    path: `/rda/${id}`,
    write: (institution) => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(words.refused, { institution }), reason],
      linkLabel: say(words.link),
    }),
  });
}

async function lockForDecision(
  work: Work,
  call: DecidingCall,
  { id, paper, action }: { id: string; paper: number; action: string },
): Promise<LockedAgreement> {
  const agreement = await lockAgreement(work, call.actor, id);
  agreement.authorise(action);
  // Decide only on the record and version that the caller has read.
  const current = async () => (await readOne(work, agreementResource, call.actor, id)).object;
  if (agreement.state.paper?.id !== paper) throw stale(await current());
  await checkVersion(call, agreement.etag, current);
  return agreement;
}

interface Decision {
  readonly paper: number;
  readonly state: 'confirmed' | 'refused';
  readonly reason?: string;
  readonly sealSecret?: string;
}

async function decide(
  work: Work,
  decider: Actor,
  { paper, state, reason, sealSecret }: Decision,
): Promise<SealedPaper> {
  const at = new Date();
  const found = await work.row(
    SealedPaperRow,
    sql`select ${SEALED_COLUMNS} from core.paper_record p where p.id = ${paper}`,
  );
  if (!found) throw new Error('the record has gone');
  const record = {
    ...found,
    decider_id: String(decider.userId),
    decided_at: String(BigInt(at.getTime()) * 1000n),
  };
  await work
    .of(PaperRecordModel)
    .findById(paper)
    .patch({
      state,
      decider_id: decider.userId,
      decided_at: at,
      reason: reason ?? null,
      seal: sealSecret === undefined ? null : sealPaper(sealSecret, record),
    });
  return record;
}

async function refuseUnscanned(work: Work, scanId: string): Promise<void> {
  const scan = await work.of(FileModel).findById(scanId).forShare();
  if (scan?.scan !== 'clean') throw wrongState(agreementRefusals.document.paperWaitsForScan);
}

async function refuseChanged(store: FileStore, key: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  const wasRead = await store
    .read(key)
    .then((content) => pipeline(content, hash))
    .then(
      () => true,
      () => false,
    );
  if (!wasRead || hash.digest('hex') !== sha256) throw wrongState(agreementRefusals.document.scanDamaged);
}
