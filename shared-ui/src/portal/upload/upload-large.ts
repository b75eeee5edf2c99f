/**
 * Large files of datasets: sent in pieces, which continue automatically after a lost connection, and after a reload once the
 * same file is chosen again; then awaited until the server has looked into them (decision 293).
 */
import type { FileUploadState } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { FILE_TYPE } from '@portal/contract/statuses';
import { api, ApiError, confirmChange } from '../data/index.ts';
import type { UploadFunction, UploadProgress } from '../../design/upload/use-uploads.ts';
import { upload as words } from '#texts/upload';

/** Types that may come in pieces: the data, their dictionary and their release notes. */
export type LargeFileType =
  | typeof FILE_TYPE.DATASET_ZIP
  | typeof FILE_TYPE.DATASET_DICTIONARY
  | typeof FILE_TYPE.DATASET_RELEASE_NOTES;

/** Sends a file of one of these types, with the limits of its control: `largeUploadField` has them together. */
export const uploadLarge =
  (type: LargeFileType): UploadFunction =>
  async (file, progress) => {
    // Only the person who sends such a file loads the library.
    const { sendInPieces } = await import('./send-in-pieces.ts');
    const sent = await confirmed((isConfirmed) => sendInPieces({ file, type, progress, isConfirmed }));
    const checked = await awaitCheck(sent.id, progress);
    await sent.forget();
    if (checked.refusal) throw refusedBy(checked.refusal);
    return { id: checked.file ?? '', name: checked.name, size: checked.size };
  };

const MADE: Readonly<Record<LargeFileType, { accept: readonly string[]; maxBytes: number }>> = {
  [FILE_TYPE.DATASET_ZIP]: { accept: ['.zip'], maxBytes: LIMITS.largeUploadBytes },
  [FILE_TYPE.DATASET_DICTIONARY]: { accept: ['.pdf', '.xlsx'], maxBytes: LIMITS.uploadBytes },
  [FILE_TYPE.DATASET_RELEASE_NOTES]: { accept: ['.pdf'], maxBytes: LIMITS.uploadBytes },
};

/** What a field of a form (`type: 'file'`) and `FileUpload` need for such a file, to be spread into either. */
export const largeUploadField = (type: LargeFileType) =>
  ({ upload: uploadLarge(type), maxFiles: 1, ...MADE[type] }) as const;

/** Who acts for someone else confirms the upload as a whole, not each of its pieces. */
async function confirmed<T>(send: (isConfirmed: boolean) => Promise<T>): Promise<T> {
  try {
    return await send(false);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFIRM_PRODUCTION_CHANGE') throw error;
    if (!(await confirmChange('POST /api/file/upload/'))) throw error;
    return send(true);
  }
}

const POLL = 1500;

/** Waits for what the server finds; a line that is down in between costs nothing but time. */
async function awaitCheck(id: string, { signal, onPhase }: UploadProgress): Promise<FileUploadState> {
  for (;;) {
    if (signal.aborted) throw new DOMException(words.cancelled, 'AbortError');
    try {
      const { data } = await api('GET /file/upload/{id}/', { params: { id }, silent: true, signal });
      if (data.state === 'ready' || data.state === 'refused') return data;
      onPhase?.('checking');
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 500 && error.status !== 429))
        throw error;
      onPhase?.('interrupted');
    }
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

const STATUS = { INVALID_INPUT: 400, VIRUS: 412, UNSUPPORTED_TYPE: 415 } as const;

const refusedBy = ({ code, detail }: NonNullable<FileUploadState['refusal']>): ApiError =>
  new ApiError({ status: STATUS[code], code, detail });
