/**
 * The messages from `MESSAGES` that the first load of every page needs. Code in that bundle imports this file, to avoid
 * loading all messages.
 */
import { translatable } from './words.ts';

export const FRAME_MESSAGES = /*#__PURE__*/ translatable('frame-messages', {
  emailPattern: 'Please enter a valid email address',
  passwordRequired: 'Please enter your password',
  noEntries: 'No Entries',
  noMatchingSearch: 'No results matching search.',
  permissionsTitle: 'Permissions Issue',
  /** Default message for a missing permission. */
  forbidden: 'You do not have permission to do this',
  unavailable: 'Unavailable or no permission',
  unexpectedError: 'Unexpected error',
  notFoundTitle: 'Looking for something?',
  verifiedLogin: 'Your account has been verified, log in to continue',
  unconfirmedRibbon: 'Your institution is unconfirmed',
  unconfirmedModal: 'Unconfirmed Institution',
  suspended: 'Your access is suspended for non-compliance with a request.',
  couldNotGet: 'Could not get {object}.',
  serverErrorDetail: 'Server error: {detail}',
  updateFailed: 'Failed to update object',
  createFailed: 'There was an issue creating the {object}.',
  alreadyGone: 'Could not delete {object} as it does not exist.',
  mailIssue: 'There was an issue sending the email',
  fileUnread: 'There was an error when trying to retrieve file',
  downloadFailed: 'Issue downloading file',
  uploadingFailed: 'Uploading file failed',
  uploadFailed: 'Failed to upload file',
});
