import { LIMITS } from '@portal/contract/limits';
import { downloadBlob } from '../../design/table/download.ts';
import { api } from './api.ts';
import { ApiError, errorFromResponse } from './api-error.ts';
import { reportFailedCall } from './call-events.ts';
import { readRoleCookie } from './session-role-cookie.ts';
import { data as words } from '#texts/data';

/** Opens a stored file by a link that is valid for five minutes. Throws ApiError, which the caller must show. */
export async function downloadFile(id: string): Promise<void> {
  const ready = startSpinner(LIMITS.fileSpinner);
  const { data } = await api('GET /file/{id}/', {
    params: { id },
    query: { signed_url: true },
    silent: true,
  });
  if (data.signed_url) window.location.assign(data.signed_url);
  await ready();
}

/**
 * Downloads a document that the server generates. It is fetched first, so that a refusal is shown on the screen instead
 * of being saved as a file.
 * @throws ApiError
 */
export async function downloadDocument(path: `/${string}`, fallbackName: string): Promise<void> {
  const ready = startSpinner(LIMITS.documentSpinner);
  const address = streamAddress(path);
  const call = `GET ${address}`;
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new ApiError({ status: 0, code: 'NETWORK', detail: words.unreachable, call });
  });
  if (!answer.ok) {
    const refusal = await errorFromResponse(answer, call, '');
    if (refusal.status === 401) reportFailedCall(refusal);
    throw refusal;
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  downloadBlob(name ?? fallbackName, await answer.blob());
  await ready();
}

/** The spinner stays at least this long: users would not notice a shorter one. */
function startSpinner(milliseconds: number): () => Promise<void> {
  const until = Date.now() + milliseconds;
  return () => new Promise((resolve) => setTimeout(resolve, Math.max(0, until - Date.now())));
}

/** URL of a streamed response, for a plain link; it includes the session role, as every call does. */
export function streamAddress(path: `/${string}`): string {
  const role = readRoleCookie();
  return `/api${path}${role ? `?role=${role}` : ''}`;
}
