/**
 * Large dataset files: they are sent in parts. Sending resumes automatically after a lost connection, and after a
 * reload when the user chooses the same file again. Then the client waits until the server has checked the file
 * (decision 293).
 */
import type { FileUploadState } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { FILE_TYPE } from '@portal/contract/statuses';
import { api, ApiError, confirmChange } from '../data/index.ts';
import type { UploadFunction, UploadProgress } from '../../design/upload/use-uploads.ts';
import { upload as words } from '#texts/upload';

/** File types that may be sent in parts: data, data dictionaries and release notes. */
export type LargeFileType =
  | typeof FILE_TYPE.DATASET_ZIP
  | typeof FILE_TYPE.DATASET_DICTIONARY
  | typeof FILE_TYPE.DATASET_RELEASE_NOTES;

/** Uploads a file of one of these types; `largeUploadField` combines it with the limits of the control. */
export const uploadLarge =
  (type: LargeFileType): UploadFunction =>
  async (file, progress) => {
    // Loads the library only when such a file is uploaded.
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

/** Upload options for such a file, to be spread into a form field (`type: 'file'`) or into `FileUpload`. */
export const largeUploadField = (type: LargeFileType) =>
  ({ upload: uploadLarge(type), maxFiles: 1, ...MADE[type] }) as const;

/** An impersonating user confirms the upload once, not each of its parts. */
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

/** Waits for the server's check. A lost connection only delays the result. */
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
