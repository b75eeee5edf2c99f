/** On the official's home, and on the page of the institution. */
export const verificationPanel = {
  open: 'Confirm or remove researchers',
} as const;
