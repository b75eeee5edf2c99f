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
 * The generic message of a failure (spec 1 section 8): 'Could not get {object}.' and similar ones. For a deletion, an
 * object that no longer exists is distinguished from other answers of the server.
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

/** Login and registration calls concern no object, so they have their own messages. */
const NO_OBJECT = /^(api-token|bot-check|decline|forgot|impersonation|register|resend|reset|session|verify)/;

/**
 * The generic message for a server fault, or for deleting an object that no longer exists, based on what the call
 * attempted. Undefined for every failure that the server explains itself, such as a refusal.
 * @param call 'PATCH /api/project/12/?role=…'
 */
export function describeFailedCall(
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
  // A POST to a path below an object changes that object.
  if (method !== 'POST' || (next !== undefined && !next.startsWith('create_'))) return 'update';
  if (object === 'email') return 'mail';
  return object === 'file' ? 'upload' : 'create';
}
