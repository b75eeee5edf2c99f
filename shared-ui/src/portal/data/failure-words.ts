import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { fill } from '../../design/layout/fill.ts';
import { objects } from '#texts/objects';

export type Attempt = 'get' | 'create' | 'update' | 'delete' | 'mail' | 'file' | 'download' | 'upload';

const WORDS: Readonly<Record<Exclude<Attempt, 'delete'>, string>> = {
  get: FRAME_MESSAGES.couldNotGet,
  create: FRAME_MESSAGES.createFailed,
  update: FRAME_MESSAGES.updateFailed,
  mail: FRAME_MESSAGES.mailIssue,
  file: FRAME_MESSAGES.fileUnread,
  download: FRAME_MESSAGES.downloadFailed,
  upload: FRAME_MESSAGES.uploadFailed,
};

/**
 * The generic message of something that failed (spec 1 section 8): 'Could not get {object}.' and its kin.
 * Deleting distinguishes what is gone already from what the server says.
 */
export function failureWords(
  attempt: Attempt,
  object: string,
  error?: { readonly status: number; readonly detail: string },
): string {
  if (attempt !== 'delete') return fill(WORDS[attempt], { object });
  return error === undefined || error.status === 404
    ? fill(FRAME_MESSAGES.alreadyGone, { object })
    : fill(FRAME_MESSAGES.serverErrorDetail, { detail: error.detail });
}

/** Calls of signing in and registering are about no object: they have words of their own. */
const NO_OBJECT = /^(api-token|bot-check|decline|forgot|impersonation|register|resend|reset|session|verify)/;

/**
 * What a screen says of a fault of the server, and of deleting what is gone: the generic message for what the call was to
 * do. Undefined for everything that the server says in its own words, such as a refusal.
 * @param call 'PATCH /api/project/12/?role=…'
 */
export function wordsOfCall(
  call: string,
  error: { readonly status: number; readonly code: string; readonly detail: string },
): string | undefined {
  const [method = '', url = ''] = call.split(' ');
  const [, object = '', ...rest] = url.split('?')[0]?.split('/').filter(Boolean) ?? [];
  const isFault = error.status >= 500 && error.code !== 'SERVICE_UNAVAILABLE';
  const isGone = method === 'DELETE' && error.status === 404;
  if (object === '' || NO_OBJECT.test(object) || !(isFault || isGone)) return undefined;
  return failureWords(
    describeAttempt(method, object, rest),
    objects[object] ?? object.replaceAll('-', ' '),
    error,
  );
}

function describeAttempt(method: string, object: string, [next]: readonly string[]): Attempt {
  if (method === 'GET') return object === 'file' ? 'file' : 'get';
  if (method === 'DELETE') return 'delete';
  // What a POST does to one object of the list changes that object.
  if (method !== 'POST' || (next !== undefined && !next.startsWith('create_'))) return 'update';
  if (object === 'email') return 'mail';
  return object === 'file' ? 'upload' : 'create';
}
