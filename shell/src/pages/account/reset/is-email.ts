const EMAIL = /^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\]+$/;

/** Whether a text looks like one address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
