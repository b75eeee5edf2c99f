/** The client of the tus protocol, in its own file so that pages without large files do not carry it. */
import { CONFIRM_CHANGE_HEADER } from '@portal/contract/environment';
import { DetailedError, Upload, type PreviousUpload } from 'tus-js-client';
import { ApiError, readRoleCookie } from '../data/index.ts';
import { CANCELLED, type UploadProgress } from '../../design/upload/use-uploads.ts';
import { readRefusal } from './upload-refusal.ts';
import { upload as words } from '#texts/upload';

interface Sending {
  readonly file: File;
  readonly type: number;
  readonly progress: UploadProgress;
  /** An impersonating user confirmed the change. */
  readonly isConfirmed: boolean;
}
interface Sent {
  readonly id: string;
  /**
   * Call it after the check is complete. Without it, the same file would resume the finished upload instead of being
   * sent again.
   */
  readonly forget: () => Promise<void>;
}

/**
 * Small enough to finish within a gateway's time limit on a slow connection; a multiple of the part size of the bucket.
 */
const PIECE = 32 * 1024 * 1024;
/**
 * Delays in milliseconds after repeated failures, restarted after each success; in total the portal may be down for a
 * quarter of an hour.
 */
const DELAYS = [0, 1000, 3000, 5000, 10_000, ...Array.from({ length: 60 }, () => 15_000)];
const NOT_ABOUT_THE_UPLOAD = new Set([401, 408, 429]);
const PASSING = new Set([0, 408, 423, 429, 500, 502, 503, 504]);

/** Sends the parts that the server does not have yet. */
export async function sendInPieces({ file, type, progress, isConfirmed }: Sending): Promise<Sent> {
  const { signal, onPhase, onProgress } = progress;
  const key = `portal-upload-${type}-${file.size}-${file.lastModified}-${file.name}`;
  let end: { resolve: () => void; reject: (error: unknown) => void } = { resolve() {}, reject() {} };
  const done = new Promise<void>((resolve, reject) => (end = { resolve, reject }));
  const upload = new Upload(file, {
    endpoint: withRole('/api/file/upload/'),
    chunkSize: PIECE,
    retryDelays: DELAYS,
    metadata: { filename: file.name, type: String(type) },
    headers: { Accept: 'application/json', ...(isConfirmed ? { [CONFIRM_CHANGE_HEADER]: 'true' } : {}) },
    fingerprint: () => Promise.resolve(key),
    onProgress: (sent, total) => {
      onPhase?.('sending');
      onProgress(total ? sent / total : 0);
    },
    onShouldRetry: (error) => {
      const isPassing = mayPass(error);
      if (isPassing) onPhase?.('interrupted');
      return isPassing;
    },
    onAfterResponse(request, response) {
      // The library would treat these statuses as a lost upload and start again from the beginning.
      const status = response.getStatus();
      if (request.getMethod() === 'HEAD' && NOT_ABOUT_THE_UPLOAD.has(status)) throw readRefusal(status, '');
    },
    onSuccess: () => end.resolve(),
    onError: (error) => end.reject(asApiError(error)),
  });
  const stop = () => {
    // If the user leaves the page, the upload can be resumed later. If they cancel it, it is deleted on the server.
    void upload.abort(signal.reason === CANCELLED).catch(() => undefined);
    end.reject(new DOMException(words.cancelled, 'AbortError'));
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    const [previous] = newestFirst(await upload.findPreviousUploads());
    if (previous?.uploadUrl)
      upload.resumeFromPreviousUpload({ ...previous, uploadUrl: withRole(previous.uploadUrl) });
    if (signal.aborted) stop();
    else upload.start();
    await done;
    return {
      id: getId(upload.url ?? ''),
      async forget() {
        for (const { urlStorageKey } of await upload.findPreviousUploads())
          await upload.options.urlStorage?.removeUpload(urlStorageKey);
      },
    };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const newestFirst = (found: readonly PreviousUpload[]): PreviousUpload[] =>
  found.toSorted((one, other) => Date.parse(other.creationTime) - Date.parse(one.creationTime));

/** Every call carries the current session role; a role from an earlier session is removed from the address. */
function withRole(address: string): string {
  const role = readRoleCookie();
  return `${address.split('?')[0]}${role ? `?role=${role}` : ''}`;
}

const getId = (address: string): string => /([0-9a-f-]{36})\/?(?:\?|$)/.exec(address)?.[1] ?? '';

function readStatus(error: Error): number {
  if (!(error instanceof DetailedError)) return 0;
  const cause: unknown = error.causingError;
  return error.originalResponse?.getStatus() ?? (cause instanceof ApiError ? cause.status : 0);
}

const readBody = (error: Error): string =>
  error instanceof DetailedError ? (error.originalResponse?.getBody() ?? '') : '';

/**
 * Retries temporary failures, and a 409 for an offset that differs from the server's. A change that must be confirmed
 * is not retried.
 */
const mayPass = (error: Error): boolean =>
  PASSING.has(readStatus(error)) ||
  (readStatus(error) === 409 && readRefusal(409, readBody(error)).code === 'CONFLICT');

function asApiError(error: Error): ApiError {
  const status = readStatus(error);
  if (status === 0) return new ApiError({ status, code: 'NETWORK', detail: words.unreachable });
  return readRefusal(status, readBody(error));
}
