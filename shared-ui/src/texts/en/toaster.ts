/** Words of toaster. */
export const toaster = {
  // Toaster
  closeNotice: 'Close notice',
  kinds: { info: 'Information', success: 'Done', error: 'Error', warning: 'Warning' },
  undo: 'Undo',
} as const;
