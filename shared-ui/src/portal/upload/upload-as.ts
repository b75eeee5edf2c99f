import type { PortalFile } from '@portal/contract';
import { CONFIRM_CHANGE_HEADER } from '@portal/contract/environment';
import { ApiError, confirmChange, readRoleCookie } from '../data/index.ts';
import type { UploadedFile, UploadFunction, UploadProgress } from '../../design/upload/use-uploads.ts';
import { readRefusal } from './upload-refusal.ts';
import { upload as words } from '#texts/upload';

/**
 * Uploads files of one type (a number of FILE_TYPE), with additional fields that some types need (`institution`). Uses
 * XMLHttpRequest, because fetch does not report upload progress.
 */
export const uploadAs =
  (type: number, fields: Readonly<Record<string, string>> = {}): UploadFunction =>
  async (file, progress) => {
    try {
      return await send(type, fields, file, progress, false);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFIRM_PRODUCTION_CHANGE') throw error;
      if (!(await confirmChange('POST /api/file/'))) throw error;
      return send(type, fields, file, progress, true);
    }
  };

const send = (
  type: number,
  fields: Readonly<Record<string, string>>,
  file: File,
  { onProgress, signal }: UploadProgress,
  isConfirmed: boolean,
): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    // fields come before the file, because the server reads the stream in order
    form.append('type', String(type));
    form.append('name', file.name);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    const request = new XMLHttpRequest();
    const role = readRoleCookie();
    request.open('POST', `/api/file/${role ? `?role=${role}` : ''}`);
    request.setRequestHeader('Accept', 'application/json');
    if (isConfirmed) request.setRequestHeader(CONFIRM_CHANGE_HEADER, 'true');
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 300) return reject(readRefusal(request.status, request.responseText));
      const stored = JSON.parse(request.responseText) as PortalFile;
      resolve({ id: stored.id, name: stored.name, size: stored.size });
    });
    request.addEventListener('error', () =>
      reject(new ApiError({ status: 0, code: 'NETWORK', detail: words.unreachable })),
    );
    signal.addEventListener('abort', () => {
      request.abort();
      reject(new DOMException(words.cancelled, 'AbortError'));
    });
    request.send(form);
  });
