/** Words of upload. */
export const upload = {
  // DropZone
  dropFile: 'Drop a file here or',
  dropFiles: 'Drop files here or',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  // FileRows
  remove: 'Remove',
  remove2: 'Remove {name}',
  uploading: 'Uploading {name}',
  tryAgain: 'Try again',
  tryAgainToUpload: 'Try again to upload {name}',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  // refusal
  oneFile: 'One file',
  upToFiles: 'Up to {maxFiles} files',
  // uploadAs
  weCouldNotReachThe: 'We could not reach the portal.',
  uploadCancelled: 'Upload cancelled',
  // refusal
  isNotAFilePlease: '{name} is not a {accept} file. Please choose a {accept} file.',
  isEmptyPleaseChooseA: '{name} is empty. Please choose a file with content.',
  isTheLimitIsPlease: '{name} is {size}. The limit is {maxBytes}. Please make it smaller.',
  isNotAFileIts: '{name} is not a {accept} file: its content is of another kind. {advice}',
  isTooLargeTheLimit: '{name} is too large. The limit is {maxBytes}. Please make it smaller.',
  wasNotTaken: '{name} was not taken: {advice}',
  limits: '{number}, {kinds}, at most {size}.',
  limitsEach: '{number}, {kinds}, at most {size} each.',
} as const;
