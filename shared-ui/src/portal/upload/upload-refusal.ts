import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { ApiError } from '../data/index.ts';

/** Reads the refusal of an upload; a proxy may have answered with something other than JSON. */
export function readRefusal(status: number, text: string): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = null;
  }
  const fields =
    typeof body === 'object' && body !== null && !('detail' in body) ? Object.values(body).flat() : [];
  const detail =
    typeof body === 'object' && body !== null && 'detail' in body
      ? String(body.detail)
      : String(fields[0] ?? FRAME_MESSAGES.uploadFailed);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  return new ApiError({ status, code, detail });
}
