/**
 * Accepts an upload: checks the permission, the media type and the safety of the content, then writes the row (spec 1
 * sections 5, 7 and 8; status 412).
 */
import { FILE_TYPE, MESSAGES, RDA_STATUS, virusMessage } from '@portal/contract';
import { AppError, actsAs, forbidden, invalid, transact, type Call, type Work } from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import type { FileStore } from '../../clients/file-store/index.ts';
import type { Scanner } from '../../clients/scanner.ts';
import { FileModel, InstitutionModel } from '../../models/index.ts';
import { refuseUnsafeArchive } from './archive/archive-checker.ts';
import { cleanFileName } from './file-name.ts';
import { FILE_RULES, PDF, findKind, type MediaKind } from './file-types.ts';
import { runSequentiallyPerUser } from './pdf/run-sequentially.ts';
import { refuseUnsafePdf } from './pdf/pdf-checker.ts';
import type { UploadQuota } from './upload-quota.ts';
import { receiveUpload, type StoredUpload, type Upload } from './upload.parser.ts';

export interface UploadParts {
  readonly store: FileStore;
  readonly scanner: Scanner;
  readonly quota: UploadQuota;
  /** Called for an agreement of an institution, inside the transaction that stores it. */
  readonly onAgreement?: (
    work: Work,
    agreement: { readonly institutionId: number; readonly fileId: string },
  ) => Promise<void>;
}
type UploadCall = Call<'POST /file/'>;

interface Accepted {
  readonly file: StoredUpload;
  readonly type: number;
  readonly name: string;
  readonly kind: MediaKind;
  readonly institutionId: number | null;
}

/** @returns the id of the new file */
export async function uploadFile(call: UploadCall, parts: UploadParts): Promise<string> {
  await parts.quota.spendFile(call);
  const upload = await receiveUpload(call.context.req, parts.store);
  try {
    await parts.quota.spendBytes(call, upload.file?.size ?? 0);
    const accepted = accept(call, upload);
    return await insert(call, accepted, await checkContent(call, accepted, parts), parts);
  } catch (error) {
    if (upload.file) await parts.store.remove(upload.file.storageKey);
    throw error;
  }
}

/** Input of the content check, for all ways of uploading. */
export interface ContentToCheck {
  readonly file: Pick<StoredUpload, 'storageKey'>;
  readonly type: number;
  readonly name: string;
  readonly kind: MediaKind;
}

/**
 * Refuses content that must not be stored: scripts, viruses, and archives that are unsafe to unpack. Where pages will
 * be added to a PDF, its pages must be readable.
 * @throws 400 or 412
 */
export async function checkContent(
  call: { readonly actor: Pick<Call['actor'], 'userId'> } & Pick<Call, 'log' | 'correlationId'>,
  given: ContentToCheck,
  parts: Pick<UploadParts, 'store' | 'scanner'>,
): Promise<'clean' | 'quarantined'> {
  if (given.kind === PDF)
    await runSequentiallyPerUser(call.actor.userId, () =>
      parts.store.withLocalFile(given.file.storageKey, (path) =>
        refuseUnsafePdf({ path, takesPages: AGREEMENT_TYPES.includes(given.type) }),
      ),
    );
  const { archive } = given.kind;
  if (archive)
    await runSequentiallyPerUser(call.actor.userId, () =>
      parts.store.withLocalFile(given.file.storageKey, (path) =>
        refuseUnsafeArchive({ path, isWorkbook: archive === 'workbook' }),
      ),
    );
  const verdict = await scan(call, given, parts);
  if (verdict === 'infected') throw new AppError('VIRUS', virusMessage(given.name));
  return verdict;
}

const AGREEMENT_TYPES: readonly number[] = [FILE_TYPE.RDA, FILE_TYPE.RDA_TEMPLATE];

function accept(call: UploadCall, { fields, file }: Upload): Accepted {
  const rule = /^\d{1,3}$/.test(fields['type'] ?? '') ? FILE_RULES[Number(fields['type'])] : undefined;
  const type = Number(fields['type']);
  const problems: Record<string, string[]> = {};
  if (!rule) problems['type'] = [fields['type'] ? fileRefusals.upload.unknownType : MESSAGES.required];
  if (!file) problems['file'] = [MESSAGES.required];
  else if (file.size === 0) problems['file'] = [fileRefusals.upload.empty];
  const institution = fields['institution'] ?? '';
  if (institution !== '' && !/^\d{1,9}$/.test(institution))
    problems['institution'] = [fileRefusals.upload.wholeNumber];
  if (!rule || !file || Object.keys(problems).length > 0) throw invalid(problems);
  if (rule.uploaders !== 'signed-in' && !actsAs(call.actor, ...rule.uploaders))
    throw forbidden(fileRefusals.upload.typeNotAllowed);
  if (institution !== '' && type !== FILE_TYPE.RDA)
    throw invalid({ institution: [fileRefusals.upload.noInstitution] });
  if (institution === '' && type === FILE_TYPE.RDA) throw invalid({ institution: [MESSAGES.required] });
  const name = cleanFileName(fields['name'] || file.fileName);
  const kind = findKind(rule, name, file.head);
  if (!kind) throw new AppError('UNSUPPORTED_TYPE', rule.refusal);
  return { file, type, name, kind, institutionId: institution === '' ? null : Number(institution) };
}

/** A scanner that is down does not block uploads: the file waits in quarantine. */
async function scan(
  call: Pick<Call, 'log' | 'correlationId'>,
  { file }: ContentToCheck,
  { scanner, store }: Pick<UploadParts, 'store' | 'scanner'>,
): Promise<'clean' | 'infected' | 'quarantined'> {
  try {
    return await scanner.scan(await store.read(file.storageKey));
  } catch (error) {
    call.log.warn(
      { err: error, correlation_id: call.correlationId },
      'the virus scanner cannot be asked, the file waits in quarantine',
    );
    return 'quarantined';
  }
}

async function insert(
  call: UploadCall,
  accepted: Accepted,
  scanned: 'clean' | 'quarantined',
  parts: UploadParts,
): Promise<string> {
  const { file, type, name, kind, institutionId } = accepted;
  return transact(call.database, call.author, async (work) => {
    if (institutionId !== null) {
      const institutions = work.read(InstitutionModel).matching({ id: institutionId, deleted_at: null });
      if (!(await institutions.first()))
        throw invalid({ institution: [fileRefusals.upload.unknownInstitution] });
    }
    const { id } = await work.of(FileModel).insert({
      type,
      name,
      media_type: kind.mediaType,
      size: file.size,
      sha256: file.sha256,
      storage_key: file.storageKey,
      scan: scanned,
      creator_id: work.author.actorId,
      institution_id: institutionId,
      additional_data: type === FILE_TYPE.RDA ? { status: RDA_STATUS.SIGNATURE_NEEDED } : {},
    });
    if (institutionId !== null) await parts.onAgreement?.(work, { institutionId, fileId: id });
    return id;
  });
}
