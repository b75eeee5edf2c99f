/** Words of toaster. */
export const toaster = {
  /** With the key that leads there. */
  region: 'Notices (Alt+T)',
  closeNotice: 'Close notice',
  kinds: { info: 'Information', success: 'Done', error: 'Error', warning: 'Warning' },
  undo: 'Undo',
} as const;
