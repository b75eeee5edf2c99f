/** Words of upload. */
export const upload = {
  openFailed: "We couldn't open the file",
  drop: {
    one: 'Drop a file here or',
    several: 'Drop files here or',
  },
  choose: {
    one: 'Choose a file',
    several: 'Choose files',
  },
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  full: '{max, plural, one {One file added; remove it to add another} other {{count} of # files; remove one to add another}}',
  done: '{name} uploaded',
  progress: 'Uploading {name}',
  phase: {
    interrupted: 'The connection is interrupted. The upload of {name} resumes automatically',
    checking: '{name} has been uploaded and is being checked',
  },
  shownPhase: {
    interrupted: 'Interrupted. Resumes automatically when you are back online',
    checking: 'Being checked. This takes a few minutes for a large file',
  },
  retry: 'Try again',
  retryNamed: 'Try again to upload {name}',
  dismiss: 'Dismiss',
  dismissNamed: 'Dismiss {name}',
  cancel: 'Cancel',
  cancelNamed: 'Cancel {name}',
  size: {
    bytes: '{amount} bytes',
    kilobytes: '{amount} KB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
  limits:
    '{count, plural, one {One file, {kinds}, at most {size}.} other {Up to # files, {kinds}, at most {size} each.}}',
  unreachable: 'We could not reach the portal.',
  cancelled: 'Upload canceled',
  cancelledNamed: 'Upload of {name} canceled',
  unnamed: 'File',
  refused: {
    type: '{name} is not a {accept} file. Please choose a {accept} file.',
    tooMany: '{name} was not added: the limit is {maxFiles}.',
    empty: '{name} is empty. Please choose a file with content.',
    size: '{name} is {size}. The limit is {maxBytes}. Please make it smaller.',
    content: '{name} is not a {accept} file: it contains something else. {advice}',
    sizeByServer: '{name} is too large. The limit is {maxBytes}. Please make it smaller.',
    otherwise: '{name} was not accepted: {advice}',
  },
} as const;
