/** Words of dialog. */
export const dialog = {
  // Modal
  pleaseWait: 'Please wait.',
  close: 'Close',
  cancel: 'Cancel',
} as const;
