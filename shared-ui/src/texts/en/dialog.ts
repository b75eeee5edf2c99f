/** Words of dialog. */
export const dialog = {
  // Modal
  pleaseWait: 'Please wait.',
  close: 'Close',
  cancel: 'Cancel',
  // ModalWhenOpen
  notOpened: "We couldn't open this",
  notOpenedText: 'Please check your connection and try again. The page is as you left it.',
} as const;
