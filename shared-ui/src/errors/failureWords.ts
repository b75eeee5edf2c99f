import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { fill } from '../layout/fill.ts';

export type Attempt = 'get' | 'create' | 'update' | 'delete' | 'mail' | 'download' | 'upload';

const WORDS: Readonly<Record<Exclude<Attempt, 'delete'>, string>> = {
  get: FRAME_MESSAGES.couldNotGet,
  create: FRAME_MESSAGES.createFailed,
  update: FRAME_MESSAGES.updateFailed,
  mail: FRAME_MESSAGES.mailIssue,
  download: FRAME_MESSAGES.downloadFailed,
  upload: FRAME_MESSAGES.uploadFailed,
};

/**
 * The generic message of something that failed (specification 1 section 8): 'Could not get {object}.' and its kin.
 * Deleting tells apart what is gone already from what the server says.
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
