import { api } from './api.ts';
import { readRoleCookie } from './session-role-cookie.ts';

/** Opens a stored file by a link that lives five minutes. Throws ApiError, which the screen tells in its own words. */
export async function downloadFile(id: string): Promise<void> {
  const { data } = await api('GET /file/{id}/', {
    params: { id },
    query: { signed_url: true },
    silent: true,
  });
  if (data.signed_url) window.location.assign(data.signed_url);
}

/** Address of a streamed answer, for a plain link: the session role belongs to every call. */
export function streamAddress(path: `/${string}`): string {
  const role = readRoleCookie();
  return `/api${path}${role ? `?role=${role}` : ''}`;
}
