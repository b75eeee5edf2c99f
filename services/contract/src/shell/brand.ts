/**
 * The portal's logo and its colors, for pages, mails and documents: two teal strands that meet. Independent of zod.
 * Installations add their own logo in the branding.
 */

/** SVG path of the strands in a box of 32 by 32, drawn with round caps and a line width of 2.4. */
export const STRANDS = 'M9 22.5c0-6.5 14-6.5 14-13M9 9.5c0 6.5 14 6.5 14 13';
export const STRAND_WIDTH = 2.4;

/** `accent.600`, `accent.100` and `gray` of the theme, which mails and documents cannot use. */
export const BRAND_COLORS = {
  teal: '#1d6473',
  tealSubtle: '#d9ebee',
  ink: '#211f1e',
  muted: '#5e5a53',
  line: '#e4e1db',
  paper: '#faf9f6',
  white: '#ffffff',
} as const;

/** The logo as a standalone SVG, for documents. */
export const SIGN_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="8" fill="${BRAND_COLORS.teal}"/><path d="${STRANDS}" fill="none" stroke="${BRAND_COLORS.white}" stroke-width="${STRAND_WIDTH}" stroke-linecap="round"/></svg>`;
