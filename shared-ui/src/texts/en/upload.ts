/** Words of upload. */
export const upload = {
  // DropZone
  dropFile: 'Drop a file here or',
  dropFiles: 'Drop files here or',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  // FileRows
  remove: 'Remove',
  removeFile: 'Remove {name}',
  uploading: 'Uploading {name}',
  tryAgain: 'Try again',
  tryAgainToUpload: 'Try again to upload {name}',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  // refusal
  oneFile: 'One file',
  upToFiles: 'Up to {maxFiles} files',
  // uploadAs
  portalUnreachable: 'We could not reach the portal.',
  uploadCancelled: 'Upload cancelled',
  // refusal
  refusedType: '{name} is not a {accept} file. Please choose a {accept} file.',
  refusedEmpty: '{name} is empty. Please choose a file with content.',
  refusedSize: '{name} is {size}. The limit is {maxBytes}. Please make it smaller.',
  refusedContent: '{name} is not a {accept} file: its content is of another kind. {advice}',
  refusedSizeByServer: '{name} is too large. The limit is {maxBytes}. Please make it smaller.',
  refusedOtherwise: '{name} was not taken: {advice}',
  limits: '{number}, {kinds}, at most {size}.',
  limitsEach: '{number}, {kinds}, at most {size} each.',
} as const;
