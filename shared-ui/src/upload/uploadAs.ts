import type { PortalFile } from '@portal/contract';
import { ApiError, readRoleCookie } from '../data/index.ts';
import type { UploadFunction } from './useUploads.ts';

/** Reads the refusal of an upload; a proxy may have answered no JSON. */
function refusalOf(request: XMLHttpRequest): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch {
    body = null;
  }
  const fields =
    typeof body === 'object' && body !== null && !('detail' in body) ? Object.values(body).flat() : [];
  const detail =
    typeof body === 'object' && body !== null && 'detail' in body
      ? String(body.detail)
      : String(fields[0] ?? 'Failed to upload file');
  return new ApiError({ status: request.status, detail });
}

/**
 * Uploads files of one type (a number of FILE_TYPE), with more fields where a type needs them (`institution`).
 * XMLHttpRequest, because fetch tells no progress of what it sends.
 */
export const uploadAs =
  (type: number, fields: Readonly<Record<string, string>> = {}): UploadFunction =>
  (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const form = new FormData();
      // fields before the file: the server reads the stream in order
      form.append('type', String(type));
      form.append('name', file.name);
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', file);
      const request = new XMLHttpRequest();
      const role = readRoleCookie();
      request.open('POST', `/api/file/${role ? `?role=${role}` : ''}`);
      request.setRequestHeader('Accept', 'application/json');
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      });
      request.addEventListener('load', () => {
        if (request.status >= 300) return reject(refusalOf(request));
        const stored = JSON.parse(request.responseText) as PortalFile;
        resolve({ id: stored.id, name: stored.name, size: stored.size });
      });
      request.addEventListener('error', () =>
        reject(new ApiError({ status: 0, code: 'NETWORK', detail: 'We could not reach the portal.' })),
      );
      signal.addEventListener('abort', () => {
        request.abort();
        reject(new DOMException('Upload cancelled', 'AbortError'));
      });
      request.send(form);
    });
