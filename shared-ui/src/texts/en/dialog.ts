/** Words of dialog. */
export const dialog = {
  // Modal
  pleaseWait: 'Please wait.',
  close: 'Close',
  cancel: 'Cancel',
  // ModalWhenOpen
  notOpened: 'This could not be opened',
  notOpenedText: 'Please check your connection and try again. The page is as you left it.',
} as const;
