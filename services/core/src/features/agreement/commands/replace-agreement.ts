/**
 * Replaces the document with a revised PDF: signatures on the old one become void, and joinders must be given again.
 */
import { FILE_TYPE, LIMITS, RDA_STATUS } from '@portal/contract';
import { AppError, checkVersion, invalid, readOne, transact, type Call } from '@portal/kit';
import { fileRefusals } from '../../../texts/en/file-refusals.ts';
import { agreementRefusals } from '../../../texts/en/agreement-refusals.ts';
import { FileModel } from '../../../models/index.ts';
import {
  FILE_RULES,
  cleanFileName,
  checkContent,
  findKind,
  type StoredUpload,
  type UploadParts,
} from '../../file/index.ts';
import { agreementResource, lockAgreement } from '../agreement.resource.ts';
import { emitStatus } from '../announcements.ts';
import { askForSignature, endJoinders } from './current-agreement.ts';
import type { SigningParts } from '../sign-document.ts';

export interface Revision {
  readonly id: string;
  readonly file: StoredUpload;
  readonly name: string | undefined;
  readonly comments: string | undefined;
}
export type RevisionCall = Pick<
  Call,
  'actor' | 'author' | 'context' | 'correlationId' | 'database' | 'ifMatch' | 'needsVersion' | 'log'
>;
export type RevisionParts = Pick<UploadParts, 'store' | 'scanner' | 'quota'>;
/** Dependencies of the agreement calls. */
export type AgreementParts = RevisionParts & SigningParts;

/** @throws 403 or 409 before any bytes are received */
export async function refuseRevision(call: RevisionCall, id: string): Promise<void> {
  await transact(call.database, call.author, async (work) =>
    (await lockAgreement(work, call.actor, id)).authorise('replace'),
  );
}

/** Removes the stored bytes when the command fails. */
export async function replaceAgreement(
  call: RevisionCall,
  parts: RevisionParts,
  revision: Revision,
): Promise<void> {
  try {
    await parts.quota.spendBytes(call, revision.file.size);
    await replace(call, parts, revision);
  } catch (error) {
    await parts.store.remove(revision.file.storageKey);
    throw error;
  }
}

async function replace(call: RevisionCall, parts: RevisionParts, revision: Revision): Promise<void> {
  const { file, comments } = revision;
  const name = cleanFileName(revision.name || file.fileName);
  const rule = FILE_RULES[FILE_TYPE.RDA];
  if (file.size === 0) throw invalid({ file: [fileRefusals.upload.empty] });
  if ((comments?.length ?? 0) > LIMITS.comment || comments?.includes('\0'))
    throw invalid({ comments: [agreementRefusals.edit.commentTooLong] });
  const kind = rule && findKind(rule, name, file.head);
  if (!rule || !kind) throw new AppError('UNSUPPORTED_TYPE', rule?.refusal ?? fileRefusals.upload.pdfOnly);
  const scan = await checkContent(call, { file, type: FILE_TYPE.RDA, name, kind }, parts);

  await transact(call.database, call.author, async (work) => {
    const agreement = await lockAgreement(work, call.actor, revision.id);
    agreement.authorise('replace');
    await checkVersion(
      call,
      agreement.etag,
      async () => (await readOne(work, agreementResource, call.actor, revision.id)).object,
    );
    const { data, institution_id: institutionId, institution_name: institutionName } = agreement.state;
    await work
      .of(FileModel)
      .findById(revision.id)
      .patch({
        name,
        media_type: kind.mediaType,
        size: file.size,
        sha256: file.sha256,
        storage_key: file.storageKey,
        scan,
        additional_data: {
          status: RDA_STATUS.SIGNATURE_NEEDED,
          ...chooseComments(comments, data),
          revised_date: `${new Date().toISOString().slice(0, 10)}T12:00:00`,
        },
        // This person is notified when the scan finds a virus.
        creator_id: work.author.actorId,
        scan_attempts: 0,
        scan_next: new Date(),
      });
    await endJoinders(work, institutionId);
    await emitStatus(work, revision.id, RDA_STATUS.SIGNATURE_NEEDED);
    await askForSignature(work, { id: revision.id, institutionId, institutionName, revised: true });
  });
}

function chooseComments(
  comments: string | undefined,
  before: Readonly<Record<string, unknown>>,
): { comments?: unknown } {
  const storedComments = comments?.trim() ? comments : before['comments'];
  return storedComments === undefined ? {} : { comments: storedComments };
}
