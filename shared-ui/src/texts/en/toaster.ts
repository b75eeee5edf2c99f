/** Words of toaster. */
export const toaster = {
  // Toaster
  closeNotice: 'Close notice',
} as const;
